-- Hires: what an accepted offer becomes, and what both sides say of each other afterwards.

alter table job add column places_filled int not null default 0 check (places_filled >= 0);
comment on column job.places_filled is 'How many of its openings were given by a hire.';

create table hire (
  hire_id uuid primary key,
  application_id uuid not null references application,
  job_id uuid not null references job,
  organisation_id uuid not null references organisation,
  user_id uuid not null references user_account,
  invitation_id uuid not null,
  staff_id uuid,
  designation text not null check (length(designation) <= 60),
  wage_paise bigint not null check (wage_paise > 0),
  wage_unit text not null check (wage_unit in ('month', 'day')),
  starts_on date not null,
  department_id uuid,
  structure_id uuid,
  documents text[] not null default '{}',
  shift_type_id uuid,
  shift_day date,
  hired_by uuid references user_account,
  hired_at timestamptz not null,
  joined_at timestamptz,
  feedback_at timestamptz,
  asked_at timestamptz,
  constraint hire_once unique (application_id),
  constraint hire_structure foreign key (structure_id, organisation_id) references salary_structure (structure_id, organisation_id),
  constraint hire_department foreign key (department_id, organisation_id)
    references department (department_id, organisation_id) on delete set null (department_id),
  constraint hire_shift check (num_nonnulls(shift_type_id, shift_day) in (0, 2)),
  constraint hire_shift_type foreign key (shift_type_id, organisation_id) references shift_type (shift_type_id, organisation_id),
  constraint hire_joined check (num_nonnulls(staff_id, joined_at, feedback_at) in (0, 3)),
  constraint hire_asked check (asked_at is null or joined_at is not null)
);
comment on table hire is 'A candidate who was hired by an accepted offer: invited to the team at once, and set up when they join. One for each application.';
comment on column hire.hire_id is 'UUID v7.';
comment on column hire.application_id is 'By which application.';
comment on column hire.job_id is 'For which job.';
comment on column hire.organisation_id is 'The business; never another.';
comment on column hire.user_id is 'Who was hired.';
comment on column hire.invitation_id is 'Id of the invitation to the team; it may lapse, and another one serves as well.';
comment on column hire.staff_id is 'Of the team; null: not joined yet.';
comment on column hire.designation is 'What they do, as the offer says it.';
comment on column hire.wage_paise is 'Of the unit, as it was agreed.';
comment on column hire.wage_unit is 'What the wage is counted by.';
comment on column hire.starts_on is 'The first day of work, as it was agreed.';
comment on column hire.department_id is 'Where they work; null: none, or it was removed.';
comment on column hire.structure_id is 'By which the wage is paid from the first month on; null: set later.';
comment on column hire.documents is 'What they are asked to bring: documentsToBring of hire.model.ts.';
comment on column hire.shift_type_id is 'Of the first shift, which is drafted when they join; null: none.';
comment on column hire.shift_day is 'Its day.';
comment on column hire.hired_by is 'Who of the business hired; null: their account was erased.';
comment on column hire.hired_at is 'When it was done.';
comment on column hire.joined_at is 'When the person joined the team; null: not yet.';
comment on column hire.feedback_at is 'From when both sides may give feedback; null: not joined yet.';
comment on column hire.asked_at is 'When both were asked for it; null: not yet.';
create index hire_of_job on hire (job_id);
create index hire_of_person on hire (user_id);
create index hire_to_join on hire (organisation_id, user_id) where joined_at is null;
create index hire_by on hire (hired_by) where hired_by is not null;

create table hire_feedback (
  feedback_id uuid primary key,
  hire_id uuid not null references hire,
  organisation_id uuid not null references organisation,
  side text not null check (side in ('person', 'employer')),
  stars smallint not null check (stars between 1 and 5),
  words text not null default '' check (length(words) <= 500),
  given_by uuid references user_account,
  given_at timestamptz not null,
  constraint hire_feedback_once unique (hire_id, side)
);
comment on table hire_feedback is 'What a hired person says of the business, and the business of the person; each once.';
comment on column hire_feedback.feedback_id is 'UUID v4: its order says nothing of who gave it.';
comment on column hire_feedback.hire_id is 'Of which hire.';
comment on column hire_feedback.organisation_id is 'The business of the hire.';
comment on column hire_feedback.side is 'Who speaks: person of the business, or employer of the person.';
comment on column hire_feedback.stars is '5 is the best.';
comment on column hire_feedback.words is 'In own words; empty: none.';
comment on column hire_feedback.given_by is 'Who wrote it; null: their account was erased.';
comment on column hire_feedback.given_at is 'When.';
create index hire_feedback_of_business on hire_feedback (organisation_id, feedback_id) where side = 'person';
create index hire_feedback_given on hire_feedback (given_by) where given_by is not null;
