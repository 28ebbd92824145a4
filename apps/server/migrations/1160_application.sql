-- Applications: a person and a job, from the application or the invitation on.

create table application (
  application_id uuid primary key,
  application_number text not null unique check (length(application_number) <= 20),
  job_id uuid not null references job,
  organisation_id uuid not null references organisation,
  user_id uuid not null references user_account,
  status text not null check (status in ('Request Sent', 'Pending', 'Inprogress', 'Rejected', 'Cancelled', 'Closed')),
  step text not null default 'Applied' check (step in ('Applied', 'Screening')),
  is_knocked_out boolean not null default false,
  answer_points int not null default 0 check (answer_points >= 0),
  match_score int not null check (match_score between 0 and 100),
  fits_trade boolean not null,
  skills_held int not null check (skills_held between 0 and skills_asked),
  skills_asked int not null,
  distance_metres int check (distance_metres >= 0),
  travel_metres int check (travel_metres > 0),
  wage_expected_paise bigint check (wage_expected_paise > 0),
  wage_offered_paise bigint not null check (wage_offered_paise > 0),
  wage_unit text not null check (wage_unit in ('month', 'day')),
  months_held int not null check (months_held >= 0),
  months_asked int not null check (months_asked >= 0),
  fits_shift boolean,
  invited_at timestamptz,
  invited_by uuid references user_account,
  invitation_words text check (length(invitation_words) between 1 and 500),
  applied_at timestamptz,
  answer_by timestamptz,
  shortlisted_at timestamptz,
  rejected_from text check (rejected_from in ('Pending', 'Inprogress')),
  rejected_at timestamptz,
  reject_reason text check (reject_reason in ('experience', 'skills', 'wage', 'distance', 'shift', 'answers', 'documents', 'not_reached', 'places_filled', 'other')),
  reject_words text check (length(reject_words) between 1 and 500),
  tell_at timestamptz,
  told_at timestamptz,
  declined_at timestamptz,
  ended_at timestamptz,
  listed_at timestamptz not null,
  standing smallint not null generated always as (case
    when status = 'Request Sent' then 0
    when status in ('Pending', 'Inprogress') then 1
    when status = 'Rejected' and declined_at is null and told_at is null then 1
    else 2 end) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint application_once unique (job_id, user_id),
  constraint application_begun check (num_nonnulls(invited_at, applied_at) > 0),
  constraint application_rejection check (num_nonnulls(rejected_from, rejected_at, reject_reason, tell_at) in (0, 4)),
  constraint application_told check (told_at is null or rejected_at is not null)
);
comment on table application is 'A person and a job: an application, or an invitation that may become one. One for each person and job.';
comment on column application.application_id is 'UUID v7.';
comment on column application.application_number is 'As people say it, A7QXM-4TZP2.';
comment on column application.job_id is 'For which job.';
comment on column application.organisation_id is 'The business of the job; never another.';
comment on column application.user_id is 'The candidate.';
comment on column application.status is 'State of application.noun.ts.';
comment on column application.step is 'How far it came, for the board; it stays when the application is over.';
comment on column application.is_knocked_out is 'An answer excludes; a person decides all the same.';
comment on column application.answer_points is 'Sum of the points of its answers.';
comment on column application.match_score is 'How well person and job fit, 0 to 100, when it began.';
comment on column application.fits_trade is 'The trade of the job is one of the candidate''s. This and the next ten are the facts of the score: nothing else of a person is in it.';
comment on column application.skills_held is 'How many skills of the job the candidate has.';
comment on column application.skills_asked is 'How many skills the job asks for.';
comment on column application.distance_metres is 'Between the middles of both PIN codes; null: not known.';
comment on column application.travel_metres is 'How far the candidate would go; null: not said.';
comment on column application.wage_expected_paise is 'At least so much, in paise of the job''s unit; null: not said.';
comment on column application.wage_offered_paise is 'At most so much, in paise of the job''s unit.';
comment on column application.wage_unit is 'What the job''s wage is counted by.';
comment on column application.months_held is 'Months of work of the candidate.';
comment on column application.months_asked is 'Months of work that the job asks for.';
comment on column application.fits_shift is 'The shift of the job suits the candidate; null: not said.';
comment on column application.invited_at is 'When the business invited the candidate; null: it did not.';
comment on column application.invited_by is 'Who of the business invited them; null: no one, or their account was erased.';
comment on column application.invitation_words is 'What was written with it; null: nothing.';
comment on column application.applied_at is 'When the candidate applied or accepted; null: not yet.';
comment on column application.answer_by is 'Until when a first answer is expected; null: not applied yet.';
comment on column application.shortlisted_at is 'When it was first shortlisted; null: not yet. From then on name and contact are shown.';
comment on column application.rejected_from is 'The status before the rejection, for taking it back.';
comment on column application.rejected_at is 'When the business rejected it; null: it did not, or took it back.';
comment on column application.reject_reason is 'Why, from the list.';
comment on column application.reject_words is 'Why, in own words; null: none.';
comment on column application.tell_at is 'When the candidate is to hear of the rejection.';
comment on column application.told_at is 'When the candidate did; null: not yet. Until then it can be taken back.';
comment on column application.declined_at is 'When the candidate declined the invitation; null: they did not.';
comment on column application.ended_at is 'When it was over for both sides; null: it goes on.';
comment on column application.listed_at is 'When it was made, or accepted; lists sort by it.';
comment on column application.standing is 'Order of the candidate''s list: 0 an invitation, 1 open as far as they know, 2 over.';
comment on column application.created_at is 'When the row came.';
comment on column application.updated_at is 'When it last changed.';
comment on column application.version is 'Counts its moves.';
create index application_of_candidate on application (user_id, standing, listed_at desc, application_id desc);
create index application_by_match on application (job_id, match_score desc, application_id desc);
create index application_by_time on application (job_id, listed_at desc, application_id desc);
create index application_counted on application (job_id, status, is_knocked_out);
create index application_waiting on application (organisation_id, answer_by) where status = 'Pending';
create index application_invited on application (organisation_id, invited_at) where invited_at is not null;
create index application_earlier on application (organisation_id, user_id, listed_at desc);
create index application_inviter on application (invited_by) where invited_by is not null;

create table application_answer (
  application_id uuid not null references application,
  position smallint not null check (position between 0 and 7),
  question_id text not null check (length(question_id) between 1 and 40),
  question text not null check (length(question) between 1 and 160),
  answer text not null check (length(answer) between 1 and 500),
  is_knockout boolean not null,
  points int check (points >= 0),
  primary key (application_id, position)
);
comment on table application_answer is 'What a candidate answered to the questions of a job, as they were asked then.';
comment on column application_answer.application_id is 'In which application.';
comment on column application_answer.position is 'The order of the questions, from 0 on.';
comment on column application_answer.question_id is 'The question''s key in its job.';
comment on column application_answer.question is 'Its words when it was answered.';
comment on column application_answer.answer is 'yes or no, a choice, a number in digits, or words.';
comment on column application_answer.is_knockout is 'This answer excludes.';
comment on column application_answer.points is 'What it earned; null: it is not scored.';
