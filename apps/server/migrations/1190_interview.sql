-- Interviews: rounds of meeting an applicant, the times that are offered, who interviews, and whose time is taken.

create table interview (
  interview_id uuid primary key,
  application_id uuid not null references application,
  job_id uuid not null references job,
  organisation_id uuid not null references organisation,
  user_id uuid not null references user_account,
  round int not null check (round > 0),
  status text not null check (status in ('Pending', 'Accepted', 'Completed', 'Rejected', 'Cancelled')),
  awaits text check (awaits in ('Jobseeker', 'Employer')),
  kind text not null check (kind in ('onsite', 'phone', 'link')),
  place text check (length(place) between 1 and 200),
  link text check (length(link) between 1 and 500),
  minutes int not null check (minutes between 15 and 240),
  words text check (length(words) between 1 and 500),
  asked_words text check (length(asked_words) between 1 and 500),
  end_words text check (length(end_words) between 1 and 500),
  proposed_by uuid references user_account,
  starts_at timestamptz,
  due_at timestamptz,
  accepted_at timestamptz,
  absent text check (absent in ('Jobseeker', 'Employer')),
  calendar_at timestamptz,
  calendar_count int not null default 0 check (calendar_count >= 0),
  reminded_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint interview_round_once unique (application_id, round),
  constraint interview_where check (kind = 'phone' or (kind = 'onsite' and place is not null) or (kind = 'link' and link is not null)),
  constraint interview_time check (status not in ('Accepted', 'Completed') or starts_at is not null),
  constraint interview_over check ((ended_at is null) = (status in ('Pending', 'Accepted')))
);
comment on table interview is 'A round of meeting an applicant, from the times that are offered to its outcome.';
comment on column interview.interview_id is 'UUID v7.';
comment on column interview.application_id is 'Of which application.';
comment on column interview.job_id is 'The job of the application; never another.';
comment on column interview.organisation_id is 'The business of the job; never another.';
comment on column interview.user_id is 'The candidate.';
comment on column interview.round is 'From 1 on for each application.';
comment on column interview.status is 'State of interview.noun.ts.';
comment on column interview.awaits is 'The side that is to choose or to offer a time; null: neither.';
comment on column interview.kind is 'On site, by phone, or by the link of a meeting.';
comment on column interview.place is 'Where to come; null: nowhere.';
comment on column interview.link is 'Of the meeting; null: there is none.';
comment on column interview.minutes is 'How long it takes.';
comment on column interview.words is 'What the business wrote with it; null: nothing.';
comment on column interview.asked_words is 'Why the candidate asked for other times; null: nothing was written.';
comment on column interview.end_words is 'Why it was declined or cancelled; null: nothing was written.';
comment on column interview.proposed_by is 'Who of the business offered it; null: their account was erased.';
comment on column interview.starts_at is 'The time that was chosen; null: none is.';
comment on column interview.due_at is 'Its time, else the first that is offered; null: the business is to offer some. Lists sort by it.';
comment on column interview.accepted_at is 'When its time was chosen; null: none is.';
comment on column interview.absent is 'The side that did not come; null: both did, or it did not take place.';
comment on column interview.calendar_at is 'The beginning that its calendar entry said last; null: it had none.';
comment on column interview.calendar_count is 'Counts what changed its calendar entry: SEQUENCE of RFC 5545.';
comment on column interview.reminded_at is 'When its sides were last reminded of it; null: not yet.';
comment on column interview.ended_at is 'When it was over; null: it is ahead.';
comment on column interview.created_at is 'When it was proposed.';
comment on column interview.updated_at is 'When it last changed.';
comment on column interview.version is 'Counts its moves.';
create unique index interview_ahead_once on interview (application_id) where ended_at is null;
create index interview_ahead_of_business on interview (organisation_id, due_at, interview_id) where ended_at is null;
create index interview_ahead_of_candidate on interview (user_id, due_at, interview_id) where ended_at is null;
create index interview_old_of_business on interview (organisation_id, ended_at desc, interview_id desc) where ended_at is not null;
create index interview_old_of_candidate on interview (user_id, ended_at desc, interview_id desc) where ended_at is not null;
create index interview_of_job on interview (job_id);
create index interview_proposer on interview (proposed_by) where proposed_by is not null;

create table interview_choice (
  interview_id uuid not null references interview,
  starts_at timestamptz not null,
  primary key (interview_id, starts_at)
);
comment on table interview_choice is 'The times from which a candidate chooses.';
comment on column interview_choice.interview_id is 'Of which interview.';
comment on column interview_choice.starts_at is 'When it would begin.';

create table interviewer (
  interview_id uuid not null references interview,
  position smallint not null check (position between 0 and 4),
  user_id uuid references user_account,
  skill_mark smallint check (skill_mark between 1 and 5),
  experience_mark smallint check (experience_mark between 1 and 5),
  manner_mark smallint check (manner_mark between 1 and 5),
  advice text check (advice in ('yes', 'unsure', 'no')),
  words text check (length(words) between 1 and 1000),
  scored_at timestamptz,
  primary key (interview_id, position),
  constraint interviewer_once unique (interview_id, user_id),
  constraint interviewer_scorecard check (num_nonnulls(skill_mark, experience_mark, manner_mark, advice, scored_at) in (0, 5))
);
comment on table interviewer is 'Who interviews, and the scorecard of each.';
comment on column interviewer.interview_id is 'Which interview.';
comment on column interviewer.position is 'Their order, from 0 on.';
comment on column interviewer.user_id is 'Of the business; null: their account was erased.';
comment on column interviewer.skill_mark is 'What the candidate can do, 1 to 5; null: no scorecard yet.';
comment on column interviewer.experience_mark is 'Experience, 1 to 5; null: no scorecard yet.';
comment on column interviewer.manner_mark is 'How they deal with people, 1 to 5; null: no scorecard yet.';
comment on column interviewer.advice is 'Whether to go on; null: no scorecard yet.';
comment on column interviewer.words is 'In own words; null: none.';
comment on column interviewer.scored_at is 'When the scorecard came; null: not yet. The others are hidden from the interviewer until then.';
create index interviewer_person on interviewer (user_id) where user_id is not null;

create table interview_time (
  interview_id uuid not null references interview,
  user_id uuid not null references user_account,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  primary key (interview_id, user_id),
  constraint interview_time_free exclude using gist (user_id with =, during with &&)
);
comment on table interview_time is 'Time of a person that an accepted interview takes: of its candidate and its interviewers. Two of one person never overlap: the database refuses it.';
comment on column interview_time.interview_id is 'Which interview.';
comment on column interview_time.user_id is 'The candidate, or an interviewer.';
comment on column interview_time.during is 'Half-open, UTC.';
