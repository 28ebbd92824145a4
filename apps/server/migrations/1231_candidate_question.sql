-- What jobseekers ask about a job before they apply, and what its business answers.

create table candidate_question (
  candidate_question_id uuid primary key,
  job_id uuid not null references job,
  organisation_id uuid not null references organisation,
  user_id uuid not null references user_account,
  question text not null check (length(question) between 1 and 300),
  answer text check (length(answer) between 1 and 600),
  is_public boolean not null default false,
  answered_at timestamptz,
  answered_by uuid references user_account,
  status text not null check (status in ('Open', 'Resolved', 'Closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint candidate_question_once unique (job_id, user_id),
  constraint candidate_question_answered check ((status = 'Resolved') = (answer is not null) and num_nonnulls(answer, answered_at) in (0, 2)),
  constraint candidate_question_public check (not is_public or answer is not null)
);
create index candidate_question_of_business on candidate_question (organisation_id, created_at desc, candidate_question_id desc);
create index candidate_question_waiting on candidate_question (organisation_id, created_at) where status = 'Open';
create index candidate_question_shown on candidate_question (job_id, answered_at desc, candidate_question_id desc) where is_public;
create index candidate_question_of_person on candidate_question (user_id, created_at);
create index candidate_question_answerer on candidate_question (answered_by) where answered_by is not null;
comment on table candidate_question is 'One question of a person about a job, asked before applying. The business does not read who asked.';
comment on column candidate_question.candidate_question_id is 'UUID v7.';
comment on column candidate_question.job_id is 'About which job.';
comment on column candidate_question.organisation_id is 'The business of the job; never another.';
comment on column candidate_question.user_id is 'Who asked.';
comment on column candidate_question.question is 'In own words, without contact details.';
comment on column candidate_question.answer is 'Of the business, without contact details; null: none.';
comment on column candidate_question.is_public is 'Question and answer are on the page of the job.';
comment on column candidate_question.answered_at is 'When it was answered.';
comment on column candidate_question.answered_by is 'Who of the business answered; null: not answered, or the account was erased.';
comment on column candidate_question.status is 'State of candidate-question.noun.ts.';
comment on column candidate_question.created_at is 'When it was asked.';
comment on column candidate_question.updated_at is 'When it last changed.';
comment on column candidate_question.version is 'Counts its moves.';
