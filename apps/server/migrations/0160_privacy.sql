-- Consents, copies of one's own data, and leaving for good (Digital Personal Data Protection Act 2023).

create table consent_record (
  consent_id uuid primary key,
  user_id uuid not null references user_account,
  purpose text not null check (purpose in ('analytics', 'offers')),
  given boolean not null,
  notice_version text not null check (length(notice_version) between 1 and 40),
  lang text not null check (lang in ('en', 'hi')),
  at timestamptz not null
);
comment on table consent_record is 'Every yes and every no to a purpose, append-only; the newest of a purpose counts. Nothing recorded is a no.';
comment on column consent_record.consent_id is 'UUID v7.';
comment on column consent_record.user_id is 'Who said it.';
comment on column consent_record.purpose is 'What for.';
comment on column consent_record.given is 'true: given; false: withdrawn or refused.';
comment on column consent_record.notice_version is 'The notice that stood on the screen.';
comment on column consent_record.lang is 'The language it stood in.';
comment on column consent_record.at is 'When.';
create index consent_record_of_user on consent_record (user_id, purpose, at desc);
create trigger consent_record_append_only before update or delete on consent_record for each row execute function refuse_change();

create table data_export (
  export_id uuid primary key,
  user_id uuid not null references user_account,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null
);
comment on table data_export is 'A copy of somebody''s own data that was asked for. Its two files lie in storage until it expires.';
comment on column data_export.export_id is 'UUID v7; part of the files'' keys.';
comment on column data_export.user_id is 'Whose data, and the only one who may load them.';
comment on column data_export.asked_at is 'When it was asked for.';
comment on column data_export.ready_at is 'When the files lay in storage; null while they are made.';
comment on column data_export.expires_at is 'From then on the files are gone.';
create index data_export_of_user on data_export (user_id, asked_at desc);
create index data_export_age on data_export (expires_at);

create table erasure_record (
  erasure_id uuid primary key,
  user_id uuid not null unique references user_account,
  erased_at timestamptz not null,
  kept jsonb not null,
  files jsonb not null default '[]'
);
comment on table erasure_record is 'Accounts that were erased: the proof that it was done, and what the law made us keep.';
comment on column erasure_record.erasure_id is 'UUID v7.';
comment on column erasure_record.user_id is 'The account, which is without a name and a number now.';
comment on column erasure_record.erased_at is 'When.';
comment on column erasure_record.kept is 'What is kept, why, and for how many years, as it was told to the person.';
comment on column erasure_record.files is 'Keys of files still to be taken out of storage; empty when they are gone.';

-- An erased account gives its number back: the person may come again as somebody new.
alter table user_account drop constraint user_account_mobile_number_check;
alter table user_account add constraint user_account_mobile_number_check
  check (mobile_number ~ '^([2-9][0-9]{9}|erased [0-9a-f-]{36})$');

-- The diary of a booking stays as it was written, but for the words of a person who has left.
create function refuse_change_but_blank_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note = '' and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
drop trigger booking_event_append_only on booking_event;
create trigger booking_event_append_only before update or delete on booking_event
  for each row execute function refuse_change_but_blank_note();

insert into setting (key, valid_from, value, why) values
  ('privacy.notice', '2020-01-01T00:00:00Z',
   '{"version": "2026-11", "grievanceOfficer": {"name": "Grievance Officer", "email": "grievance@nukkad.example", "phone": "080 4000 0000", "address": "2nd Floor, 100 Feet Road, Indiranagar, Bengaluru 560038", "answersWithinDays": 15}}',
   'DPDP Act 2023, sections 5, 6 and 13; IT Rules 2021, rule 3(2): 15 days. An operator enters its own officer before it opens');
