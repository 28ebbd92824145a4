-- What the clock does for applications: reminders, and the end of their data.

alter table application add column reminded_at timestamptz;
comment on column application.reminded_at is 'When the business was reminded that it waits for an answer; null: it was not.';
create index application_unanswered on application (answer_by) where status = 'Pending';
create index application_invitations on application (invited_at) where status = 'Request Sent';
create index application_over on application (ended_at) where ended_at is not null;

create table application_erased (
  job_id uuid not null references job,
  month date not null check (extract(day from month) = 1),
  status text not null,
  step text not null,
  reject_reason text not null,
  count int not null check (count > 0),
  primary key (job_id, month, status, step, reject_reason)
);
comment on table application_erased is 'How many applications of a job were erased after the time that they are kept. No person is in it.';
comment on column application_erased.job_id is 'Of which job.';
comment on column application_erased.month is 'The month in India in which they were made, its first day.';
comment on column application_erased.status is 'How they ended, a state of application.noun.ts.';
comment on column application_erased.step is 'How far they came.';
comment on column application_erased.reject_reason is 'Why they were rejected; empty: they were not.';
comment on column application_erased.count is 'How many.';
