-- Where applications come from, their moves, and jobs by the day of publishing, for the figures of hiring.

create index job_published on job (organisation_id, published_at) where published_at is not null;
create index job_published_at on job (published_at) where published_at is not null;

alter table application add column source text check (source in ('search', 'link', 'feed', 'alert', 'invitation'));
comment on column application.source is 'How the candidate came to the job; null: not known.';
update application set source = 'invitation' where invited_at is not null;
create index application_applied on application (organisation_id, applied_at) where applied_at is not null;

create table application_move (
  move_id uuid primary key,
  application_id uuid not null references application on delete cascade,
  organisation_id uuid not null references organisation,
  position int not null check (position > 0),
  verb text not null check (length(verb) between 1 and 40),
  status text not null check (length(status) between 1 and 20),
  step text not null check (length(step) between 1 and 20),
  at timestamptz not null,
  moved_by uuid references user_account
);
create index application_move_of_application on application_move (application_id, at, position);
create index application_move_by_time on application_move (organisation_id, at);
create index application_move_of_user on application_move (moved_by) where moved_by is not null;
comment on table application_move is 'Each move of an application, for times and figures.';
comment on column application_move.move_id is 'UUID v7.';
comment on column application_move.application_id is 'Of which application.';
comment on column application_move.organisation_id is 'The business of the job.';
comment on column application_move.position is 'Its version after the move.';
comment on column application_move.verb is 'The move, of application.noun.ts.';
comment on column application_move.status is 'Its state after the move.';
comment on column application_move.step is 'How far it was after the move.';
comment on column application_move.at is 'When.';
comment on column application_move.moved_by is 'Who of the business made it; null: the candidate, the system, or an account that was erased.';

-- What is known of the moves before: their times.
insert into application_move (move_id, application_id, organisation_id, position, verb, status, step, at, moved_by)
select gen_random_uuid(), a.application_id, a.organisation_id, row_number() over (partition by a.application_id order by known.at, known.place), known.verb,
  known.status, known.step, known.at, known.moved_by
from application a cross join lateral (values
  (1, 'invite', 'Request Sent', 'Applied', a.invited_at, a.invited_by),
  (2, case when a.invited_at is null then 'apply' else 'accept' end, 'Pending', 'Applied', a.applied_at, null::uuid),
  (3, 'shortlist', 'Inprogress', 'Screening', a.shortlisted_at, null),
  (4, 'reject', 'Rejected', case when a.shortlisted_at is null then 'Applied' else 'Screening' end, a.rejected_at, null),
  (5, 'tellRejection', 'Rejected', case when a.shortlisted_at is null then 'Applied' else 'Screening' end, a.told_at, null))
  known(place, verb, status, step, at, moved_by)
where known.at is not null;
