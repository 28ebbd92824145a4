-- Job offers: what a business offers an applicant, and the versions of its letter.

create table job_offer (
  job_offer_id uuid primary key,
  application_id uuid not null references application,
  job_id uuid not null references job,
  organisation_id uuid not null references organisation,
  user_id uuid not null references user_account,
  status text not null check (status in ('Pending', 'Countered', 'Accepted', 'Rejected', 'Cancelled', 'Expired')),
  letter_version int not null default 1 check (letter_version between 1 and 2),
  valid_until date not null,
  expires_at timestamptz not null,
  countered_at timestamptz,
  counter_wage_paise bigint check (counter_wage_paise > 0),
  counter_starts_on date,
  counter_words text check (length(counter_words) between 1 and 500),
  refusal_reason text check (refusal_reason in ('wage', 'start_day', 'distance', 'shift', 'other_job', 'other')),
  refusal_words text check (length(refusal_words) between 1 and 500),
  answered_at timestamptz,
  made_by uuid references user_account,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint job_offer_counter check ((countered_at is not null) = (num_nonnulls(counter_wage_paise, counter_starts_on) > 0)),
  constraint job_offer_refusal check ((status = 'Rejected') = (refusal_reason is not null))
);
comment on table job_offer is 'What a business offers an applicant; its terms are those of its letter.';
comment on column job_offer.job_offer_id is 'UUID v7.';
comment on column job_offer.application_id is 'To which application.';
comment on column job_offer.job_id is 'For which job.';
comment on column job_offer.organisation_id is 'The business of the job; never another.';
comment on column job_offer.user_id is 'The candidate.';
comment on column job_offer.status is 'State of job-offer.noun.ts.';
comment on column job_offer.letter_version is 'The letter that holds; 2 once the business took other terms.';
comment on column job_offer.valid_until is 'The last day in Asia/Kolkata on which it can be accepted.';
comment on column job_offer.expires_at is 'The end of that day.';
comment on column job_offer.countered_at is 'When the candidate asked for other terms; null: they did not. Once.';
comment on column job_offer.counter_wage_paise is 'The pay asked for, in paise of the offer''s unit; null: as offered.';
comment on column job_offer.counter_starts_on is 'The first day asked for; null: as offered.';
comment on column job_offer.counter_words is 'What was written with it; null: nothing.';
comment on column job_offer.refusal_reason is 'Why the candidate refused, from the list.';
comment on column job_offer.refusal_words is 'Why, in own words; null: none.';
comment on column job_offer.answered_at is 'When the candidate accepted or refused; null: not yet.';
comment on column job_offer.made_by is 'Who of the business made it; null: their account was erased.';
comment on column job_offer.created_at is 'When it was made.';
comment on column job_offer.updated_at is 'When it last changed.';
comment on column job_offer.version is 'Counts its moves.';
create unique index job_offer_once on job_offer (application_id) where status in ('Pending', 'Countered', 'Accepted');
create index job_offer_of_application on job_offer (application_id, job_offer_id desc);
create index job_offer_of_job on job_offer (job_id);
create index job_offer_of_organisation on job_offer (organisation_id, job_offer_id desc);
create index job_offer_of_candidate on job_offer (user_id, job_offer_id desc);
create index job_offer_maker on job_offer (made_by) where made_by is not null;

create table job_offer_letter (
  job_offer_id uuid not null references job_offer,
  letter_version int not null check (letter_version between 1 and 2),
  organisation_id uuid not null references organisation,
  letter_number text not null check (length(letter_number) <= 20),
  lang text not null check (lang in ('en', 'hi')),
  company_name text not null,
  full_name text not null,
  title text not null check (length(title) between 1 and 80),
  wage_unit text not null check (wage_unit in ('month', 'day')),
  wage_paise bigint not null check (wage_paise > 0),
  starts_on date not null,
  place text not null check (length(place) between 1 and 120),
  shift text not null check (shift in ('day', 'night', 'rotating', 'flexible')),
  hours text not null default '' check (length(hours) <= 80),
  probation_months int not null check (probation_months between 0 and 24),
  notice_days int not null check (notice_days between 0 and 180),
  department_id uuid,
  department_name text not null default '' check (length(department_name) <= 80),
  words text not null default '' check (length(words) <= 1000),
  valid_until date not null,
  signatory_name text not null check (length(signatory_name) between 1 and 80),
  signatory_title text not null default '' check (length(signatory_title) <= 60),
  logo_id uuid references organisation_logo,
  digest text not null check (length(digest) = 64),
  issued_at timestamptz not null,
  primary key (job_offer_id, letter_version),
  constraint job_offer_letter_department foreign key (department_id, organisation_id)
    references department (department_id, organisation_id) on delete set null (department_id)
);
comment on table job_offer_letter is 'The versions of the letter of an offer, as they were issued. What was issued is not changed.';
comment on column job_offer_letter.job_offer_id is 'Of which offer.';
comment on column job_offer_letter.letter_version is 'From 1 on.';
comment on column job_offer_letter.organisation_id is 'The business of the offer.';
comment on column job_offer_letter.letter_number is 'That of the application.';
comment on column job_offer_letter.lang is 'Its language.';
comment on column job_offer_letter.company_name is 'The name of the business then.';
comment on column job_offer_letter.full_name is 'The name of the candidate then.';
comment on column job_offer_letter.title is 'As what the person works.';
comment on column job_offer_letter.wage_unit is 'What the wage is counted by.';
comment on column job_offer_letter.wage_paise is 'In paise of that unit.';
comment on column job_offer_letter.starts_on is 'The first day of work.';
comment on column job_offer_letter.place is 'Where the work is done.';
comment on column job_offer_letter.shift is 'As jobs have it.';
comment on column job_offer_letter.hours is 'In words; empty: not said.';
comment on column job_offer_letter.probation_months is '0: none.';
comment on column job_offer_letter.notice_days is '0: none.';
comment on column job_offer_letter.department_id is 'Where the person will work; null: not said, or it is gone.';
comment on column job_offer_letter.department_name is 'Its name then; empty: not said.';
comment on column job_offer_letter.words is 'A paragraph of the business; empty: none.';
comment on column job_offer_letter.valid_until is 'The last day to accept it.';
comment on column job_offer_letter.signatory_name is 'Who signs.';
comment on column job_offer_letter.signatory_title is 'As what they sign; empty: not said.';
comment on column job_offer_letter.logo_id is 'The logo of the business then; null: it had none.';
comment on column job_offer_letter.digest is 'SHA-256 of what it says, in hexadecimal: what is accepted is this.';
comment on column job_offer_letter.issued_at is 'When it was issued.';
create index job_offer_letter_of_department on job_offer_letter (department_id, organisation_id);
create index job_offer_letter_of_organisation on job_offer_letter (organisation_id);
create index job_offer_letter_of_logo on job_offer_letter (logo_id) where logo_id is not null;
