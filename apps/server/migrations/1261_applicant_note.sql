-- What the team of a business writes of an applicant, for itself alone.

create table applicant_note (
  applicant_note_id uuid primary key,
  application_id uuid not null references application,
  job_id uuid not null references job,
  organisation_id uuid not null references organisation,
  user_id uuid not null references user_account,
  written_by uuid not null references user_account,
  words text not null check (length(words) between 1 and 2000),
  created_at timestamptz not null,
  edited_at timestamptz,
  version int not null default 1 check (version > 0)
);
create index applicant_note_of_application on applicant_note (application_id, created_at desc, applicant_note_id desc);
create index applicant_note_of_job on applicant_note (job_id);
create index applicant_note_of_business on applicant_note (organisation_id);
create index applicant_note_of_person on applicant_note (user_id);
create index applicant_note_of_writer on applicant_note (written_by);
comment on table applicant_note is 'Notes of a business on an applicant. The candidate never reads them.';
comment on column applicant_note.applicant_note_id is 'UUID v7.';
comment on column applicant_note.application_id is 'Of which application; the note is erased with it.';
comment on column applicant_note.job_id is 'The job of the application.';
comment on column applicant_note.organisation_id is 'The business of the job; never another.';
comment on column applicant_note.user_id is 'The candidate.';
comment on column applicant_note.written_by is 'Who wrote it, and alone may change it; the note goes with their account.';
comment on column applicant_note.words is 'For the team.';
comment on column applicant_note.created_at is 'When it was written.';
comment on column applicant_note.edited_at is 'When its words last changed; null: never.';
comment on column applicant_note.version is 'Counts its changes.';

create table applicant_note_mention (
  applicant_note_id uuid not null references applicant_note on delete cascade,
  user_id uuid not null references user_account,
  primary key (applicant_note_id, user_id)
);
create index applicant_note_mention_of_person on applicant_note_mention (user_id);
comment on table applicant_note_mention is 'People of the team whom a note names; each is told once.';
comment on column applicant_note_mention.applicant_note_id is 'Of which note.';
comment on column applicant_note_mention.user_id is 'Who is named.';
