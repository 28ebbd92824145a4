-- The files that people keep: proofs for a review, certificates, papers of their own.

create table document (
  document_id uuid primary key,
  user_id uuid not null references user_account,
  organisation_id uuid references organisation,
  type text not null check (type in ('pan_card', 'gst_certificate', 'address_proof', 'identity_proof', 'cancelled_cheque', 'trade_licence', 'certificate', 'other')),
  storage_key text not null,
  file_name text not null check (length(file_name) between 1 and 120),
  media_type text not null check (media_type in ('application/pdf', 'image/webp')),
  bytes int not null check (bytes > 0),
  attached_at timestamptz,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  reason text check (length(reason) <= 300),
  uploaded_at timestamptz not null,
  constraint document_reason_of_rejected check (reason is null or status = 'Rejected'),
  constraint document_key unique (storage_key)
);
comment on table document is 'A PDF or picture that a person keeps; pictures are drawn anew, without their metadata.';
comment on column document.document_id is 'UUID v7.';
comment on column document.user_id is 'Whose it is; it lies in this person''s folder.';
comment on column document.organisation_id is 'The organisation that the person acted for; null for a buyer or jobseeker.';
comment on column document.type is 'What it proves.';
comment on column document.storage_key is 'Where it lies: role, user, folder, id; nothing of the file''s own name.';
comment on column document.file_name is 'As it was called where it came from; shown, never used.';
comment on column document.media_type is 'What it was found to be.';
comment on column document.bytes is 'Its size as kept.';
comment on column document.attached_at is 'When it was put to the profile that is reviewed; null: only kept.';
comment on column document.status is 'What a reviewer said of it.';
comment on column document.reason is 'Why it was rejected.';
comment on column document.uploaded_at is 'When it came.';
create index document_of_user on document (user_id, document_id desc);
create index document_of_organisation on document (organisation_id, type) where attached_at is not null;
