-- Documents and photos of projects.

create table project_file (
  file_id uuid primary key,
  project_id uuid not null,
  organisation_id uuid not null,
  audience text not null check (audience in ('team', 'client')),
  by_client boolean not null default false,
  storage_key text not null,
  file_name text not null check (length(file_name) between 1 and 120),
  media_type text not null check (media_type in ('application/pdf', 'image/webp')),
  caption text not null default '' check (length(caption) <= 120),
  added_by uuid references user_account,
  added_at timestamptz not null,
  removed_at timestamptz,
  constraint project_file_of_project unique (file_id, project_id),
  constraint project_file_of_client check (not by_client or audience = 'client'),
  foreign key (project_id, organisation_id) references project (project_id, organisation_id)
);
create index project_file_in_project on project_file (project_id, added_at desc, file_id desc);
create index project_file_by on project_file (added_by) where added_by is not null;
comment on table project_file is 'A document or a photo of a project.';
comment on column project_file.file_id is 'UUID v7.';
comment on column project_file.project_id is 'The project.';
comment on column project_file.organisation_id is 'Of the project.';
comment on column project_file.audience is 'team: the people of the organisation; client: its client as well.';
comment on column project_file.by_client is 'The client added it.';
comment on column project_file.storage_key is 'Where the file lies, written anew by us.';
comment on column project_file.file_name is 'As the person called it.';
comment on column project_file.media_type is 'A PDF, or a picture that was encoded anew.';
comment on column project_file.caption is 'What it is or shows; empty: nothing was written.';
comment on column project_file.added_by is 'Who added it; null: the account was erased.';
comment on column project_file.added_at is 'When it was received.';
comment on column project_file.removed_at is 'When it was taken away; a bill stays for its cost. Null: it is shown.';
