-- Work records: made of bookings and employments when they are read; kept only as the copies that a person shared.

create table work_record_share (
  share_id uuid primary key,
  application_id uuid not null references application on delete cascade,
  organisation_id uuid not null references organisation,
  user_id uuid not null references user_account,
  copy text check (length(copy) <= 40000),
  shared_at timestamptz not null,
  revoked_at timestamptz,
  constraint work_record_share_ended check ((revoked_at is null) = (copy is not null))
);
comment on table work_record_share is 'A person''s consent that one business reads the work record in one application, with the copy that it reads.';
comment on column work_record_share.share_id is 'UUID v7; the address of the public page is made of it.';
comment on column work_record_share.application_id is 'In which application.';
comment on column work_record_share.organisation_id is 'The business of the job; never another.';
comment on column work_record_share.user_id is 'Whose record.';
comment on column work_record_share.copy is 'The record as it was, signed (JWS, EdDSA); null: the consent has ended, and with it the copy.';
comment on column work_record_share.shared_at is 'When the copy was made; sharing again renews it.';
comment on column work_record_share.revoked_at is 'When the consent ended, by the person or with the application; null: it holds.';
create unique index work_record_share_once on work_record_share (application_id) where revoked_at is null;
create index work_record_share_application on work_record_share (application_id);
create index work_record_share_of_person on work_record_share (user_id, shared_at desc, share_id desc);
create index work_record_share_organisation on work_record_share (organisation_id);
