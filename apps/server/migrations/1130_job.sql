-- Jobs that businesses post, and what jobseekers report of them.

create table job (
  job_id uuid primary key,
  organisation_id uuid not null references organisation,
  trade_id text not null check (length(trade_id) <= 60),
  title text not null check (length(title) between 1 and 80),
  description text not null check (length(description) <= 4000),
  openings smallint not null check (openings between 1 and 500),
  employment_type text not null check (employment_type in ('full_time', 'part_time', 'contract', 'temporary', 'apprentice')),
  wage_unit text not null check (wage_unit in ('month', 'day')),
  wage_from_paise bigint check (wage_from_paise > 0),
  wage_to_paise bigint check (wage_to_paise > 0),
  wage_month_paise bigint generated always as (case when wage_unit = 'day' then wage_to_paise * 26 else wage_to_paise end) stored,
  skill_ids text[] not null check (cardinality(skill_ids) <= 15),
  experience_months smallint not null check (experience_months between 0 and 600),
  education text not null check (education in ('none', '8th', '10th', '12th', 'iti', 'diploma', 'graduate')),
  languages text[] not null,
  shift text not null check (shift in ('day', 'night', 'rotating', 'flexible')),
  hours text not null check (length(hours) <= 80),
  pincode text,
  locality text not null check (length(locality) <= 80),
  city_code text not null,
  state_code text not null,
  spot_x double precision,
  spot_y double precision,
  questions text not null check (questions is json array),
  status text not null check (status in ('Open', 'Active', 'rejected', 'deactivated', 'Closed', 'Cancelled', 'deleted')),
  publish_at timestamptz,
  published_at timestamptz,
  expires_at timestamptz,
  renewals smallint not null check (renewals between 0 and 2),
  first_shortlist_at timestamptz,
  held_at timestamptz,
  held_reasons text[] not null,
  approved_reasons text[] not null,
  reject_reason text not null check (length(reject_reason) <= 500),
  outcome text check (outcome in ('filled', 'ended')),
  open_reports int not null check (open_reports >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint job_wages_in_order check (wage_from_paise <= wage_to_paise),
  constraint job_place_whole check ((pincode is null) = (spot_x is null) and (spot_x is null) = (spot_y is null)),
  constraint job_published_whole check (status not in ('Active', 'deactivated') or
    (published_at is not null and expires_at is not null and wage_from_paise is not null and wage_to_paise is not null
      and pincode is not null and description <> ''))
);
create index job_of_organisation on job (organisation_id, created_at, job_id) where status <> 'deleted';
create index job_by_time on job (created_at, job_id) where status <> 'deleted';
create index job_newest on job (published_at, job_id) where status = 'Active';
create index job_newest_of_trade on job (trade_id, published_at, job_id) where status = 'Active';
create index job_wage on job (wage_month_paise, job_id) where status = 'Active';
create index job_wage_of_trade on job (trade_id, wage_month_paise, job_id) where status = 'Active';
create index job_near on job using gist (point(spot_x, spot_y)) where status = 'Active';
create index job_near_of_trade on job using gist (trade_id, point(spot_x, spot_y)) where status = 'Active';
create index job_title_words on job using gin (title gin_trgm_ops) where status = 'Active';
create index job_held on job (held_at, job_id) where held_at is not null;
create index job_reported on job (created_at, job_id) where open_reports > 0;
create index job_planned on job (publish_at) where status = 'Open' and publish_at is not null;
create index job_expiring on job (expires_at) where status = 'Active';
comment on table job is 'A job that a business posts.';
comment on column job.job_id is 'UUID v7.';
comment on column job.organisation_id is 'Who posts it.';
comment on column job.trade_id is 'The job title, a trade of skill. No foreign key: trades are reference data, and a retired one stays named.';
comment on column job.title is 'As candidates read it.';
comment on column job.description is 'What is to be done; empty only in a draft.';
comment on column job.openings is 'How many people are looked for.';
comment on column job.employment_type is 'How one is employed.';
comment on column job.wage_unit is 'What the wage is for: a month or a day.';
comment on column job.wage_from_paise is 'At least, paise; null only in a draft.';
comment on column job.wage_to_paise is 'At most, paise; null only in a draft.';
comment on column job.wage_month_paise is 'What it pays at most in a month of 26 days, for filters and order.';
comment on column job.skill_ids is 'What one has to know, skills of skill.';
comment on column job.experience_months is 'At least so much experience; 0: none.';
comment on column job.education is 'At least this education.';
comment on column job.languages is 'Languages at work, ISO 639-1.';
comment on column job.shift is 'When one works.';
comment on column job.hours is 'The hours in words; empty: not said.';
comment on column job.pincode is 'Where one works; null only in a draft.';
comment on column job.locality is 'The place in words, without its exact address; empty only in a draft.';
comment on column job.city_code is 'GeoNames id of the city; empty outside of the towns of the city list.';
comment on column job.state_code is 'GST code of the state; empty only in a draft.';
comment on column job.spot_x is 'The point of the PIN code, Mercator, degrees east; null without one.';
comment on column job.spot_y is 'The same, degrees north as Mercator stretches them, so that points order by distance.';
comment on column job.questions is 'What candidates answer, as JSON of jobQuestion; read and written whole.';
comment on column job.status is 'See job.noun.ts.';
comment on column job.publish_at is 'When it is to be published; null: not planned.';
comment on column job.published_at is 'When it was published first; its 72 hours begin here.';
comment on column job.expires_at is 'When its days are over.';
comment on column job.renewals is 'How often it got 30 more days.';
comment on column job.first_shortlist_at is 'When its first candidate was shortlisted.';
comment on column job.held_at is 'Since when staff are to look at it; null: they are not.';
comment on column job.held_reasons is 'Why, of jobHolds.';
comment on column job.approved_reasons is 'What of them staff found to be in order; it is not held for these again.';
comment on column job.reject_reason is 'Why staff refused it or took it down, as the employer reads it; empty: they did not.';
comment on column job.outcome is 'Of a closed job, how it closed.';
comment on column job.open_reports is 'Reports of jobseekers that staff have not decided.';
comment on column job.created_at is 'When.';
comment on column job.updated_at is 'When it last changed.';
comment on column job.version is 'Counts its changes.';

create table job_report (
  report_id uuid primary key,
  job_id uuid not null references job,
  user_id uuid references user_account,
  reason text not null check (reason in ('fee_asked', 'fake', 'discrimination', 'wrong_pay', 'contact', 'other')),
  words text not null check (length(words) <= 500),
  outcome text check (outcome in ('upheld', 'dismissed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint job_report_once unique (job_id, user_id)
);
create index job_report_by_time on job_report (job_id, updated_at);
create index job_report_of_user on job_report (user_id);
comment on table job_report is 'What a jobseeker says is wrong with a job.';
comment on column job_report.report_id is 'UUID v7.';
comment on column job_report.job_id is 'Of which job.';
comment on column job_report.user_id is 'Who reported it; null: the account is gone.';
comment on column job_report.reason is 'What is wrong.';
comment on column job_report.words is 'The same in words, for staff alone; empty: none.';
comment on column job_report.outcome is 'What staff decided; null: open.';
comment on column job_report.created_at is 'When it was first reported.';
comment on column job_report.updated_at is 'When it was last reported or decided.';
