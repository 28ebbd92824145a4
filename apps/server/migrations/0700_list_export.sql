-- Lists that people have made into files. The files lie in storage until they expire.
create table list_export (
  export_id uuid primary key,
  user_id uuid not null references user_account,
  organisation_id uuid references organisation,
  session_id uuid not null,
  role text not null,
  list text not null,
  format text not null check (format in ('xlsx', 'csv')),
  lang text not null check (lang in ('en', 'hi')),
  filters jsonb not null,
  status text not null default 'making' check (status in ('making', 'ready', 'failed')),
  failure text check (failure in ('denied', 'signed_out', 'fault')),
  row_count integer not null default 0 check (row_count >= 0),
  byte_count bigint check (byte_count >= 0),
  is_cut boolean not null default false,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  check ((status = 'failed') = (failure is not null)),
  check ((status = 'ready') = (ready_at is not null)),
  check ((status = 'ready') = (byte_count is not null))
);
comment on table list_export is 'A list that a person had made into a file. The file is in storage until it expires; then both are deleted.';
comment on column list_export.export_id is 'UUID v7; part of the file''s key.';
comment on column list_export.user_id is 'Who asked for it, and the only one who may load it.';
comment on column list_export.organisation_id is 'For which organisation; null: a customer or an Admin. A person who left it gets no file.';
comment on column list_export.session_id is 'The session that asked, whose permissions the job reads again; of a partner or customer, or of the back office.';
comment on column list_export.role is 'In which role; of an Admin the session is one of the back office.';
comment on column list_export.list is 'Name of the list, as in the contract.';
comment on column list_export.format is 'xlsx or csv.';
comment on column list_export.lang is 'The language of headings and statuses in the file.';
comment on column list_export.filters is 'The query of the list''s own call, as it was asked for.';
comment on column list_export.status is 'making, ready or failed.';
comment on column list_export.failure is 'Why there is no file; null unless it failed.';
comment on column list_export.row_count is 'Rows in the file so far.';
comment on column list_export.byte_count is 'Size of the file; null until it is ready.';
comment on column list_export.is_cut is 'The list was longer than a file may be.';
comment on column list_export.asked_at is 'When it was asked for; days like today are meant as of then.';
comment on column list_export.ready_at is 'When the file lay in storage; null before.';
comment on column list_export.expires_at is 'From then on the file is gone.';
create index list_export_of_user on list_export (user_id, export_id desc);
create index list_export_of_organisation on list_export (organisation_id) where organisation_id is not null;
create index list_export_age on list_export (expires_at);
