-- Candidates: what people who look for work say of themselves, where they would work, and who may find them.

create table candidate (
  user_id uuid primary key references user_account,
  trade_ids text[] not null default '{}' check (cardinality(trade_ids) <= 3),
  skill_ids text[] not null default '{}' check (cardinality(skill_ids) <= 30),
  about text not null default '' check (length(about) <= 600),
  said_months int check (said_months between 0 and 720),
  experience_months int check (experience_months >= 0),
  education text check (education in ('none', '8th', '10th', '12th', 'iti', 'diploma', 'graduate')),
  languages text[] not null default '{}',
  shifts text[] not null default '{}' check (shifts <@ array['day', 'night', 'rotating', 'flexible']),
  available_from date,
  wage_unit text check (wage_unit in ('month', 'day')),
  wage_paise bigint check (wage_paise > 0),
  wage_month_paise bigint generated always as (case wage_unit when 'day' then wage_paise * 26 else wage_paise end) stored,
  pincode text references pincode,
  travel_km int check (travel_km between 1 and 100),
  search_words text not null default '' check (length(search_words) <= 2400),
  visibility text not null default 'employers' check (visibility in ('employers', 'applied', 'hidden')),
  hides_from_employer boolean not null default true,
  withdrawn_at timestamptz,
  is_account_active boolean not null default true,
  is_complete boolean not null generated always as (cardinality(trade_ids) > 0 and pincode is not null
    and wage_paise is not null and available_from is not null) stored,
  is_found boolean not null generated always as (cardinality(trade_ids) > 0 and pincode is not null
    and wage_paise is not null and available_from is not null and visibility = 'employers' and withdrawn_at is null
    and is_account_active) stored,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint candidate_wage check ((wage_unit is null) = (wage_paise is null))
);
comment on table candidate is 'The profile of a person who looks for work; made at the first word of it.';
comment on column candidate.user_id is 'The person.';
comment on column candidate.trade_ids is 'Trades of the table skill, the main one first.';
comment on column candidate.skill_ids is 'Skills of the table skill.';
comment on column candidate.about is 'A few words of the person; empty: none.';
comment on column candidate.said_months is 'Months of work as the person said; null: they are counted from the entries.';
comment on column candidate.experience_months is 'The months by which employers search, worked out at the last change; null: nothing said.';
comment on column candidate.education is 'The highest; null: not said.';
comment on column candidate.languages is 'ISO 639-1.';
comment on column candidate.shifts is 'Which would suit.';
comment on column candidate.available_from is 'The first day, Asia/Kolkata; one that is past: at once; null: not said.';
comment on column candidate.wage_unit is 'What the expected wage is counted by; null: not said.';
comment on column candidate.wage_paise is 'Expected at least, paise.';
comment on column candidate.wage_month_paise is 'The same by the month, of 26 days of work, so that both units compare.';
comment on column candidate.pincode is 'Where the person lives; null: not said.';
comment on column candidate.travel_km is 'How far from the places one would work; null: not said.';
comment on column candidate.search_words is 'Titles of the entries and the few words, in small letters, as the search compares them.';
comment on column candidate.visibility is 'Who finds it: all employers, only those that the person applied to, or no one.';
comment on column candidate.hides_from_employer is 'Organisations where the person is staff do not find it.';
comment on column candidate.withdrawn_at is 'Hidden from all since then, whatever visibility says; null: not withdrawn.';
comment on column candidate.is_account_active is 'The account is Active: people who are away are not found.';
comment on column candidate.is_complete is 'Trade, place, wage and availability are said: one may apply.';
comment on column candidate.is_found is 'Complete, shown to employers, not withdrawn, the account active: in the search.';
comment on column candidate.created_at is 'When the first word was said.';
comment on column candidate.changed_at is 'When the person last changed it; the order of the search.';
create index candidate_newest on candidate (changed_at desc, user_id desc) where is_found;
create index candidate_trades on candidate using gin (trade_ids) where is_found;
create index candidate_skills on candidate using gin (skill_ids) where is_found;
create index candidate_words on candidate using gin (search_words gin_trgm_ops) where is_found;

create table candidate_experience (
  user_id uuid not null references candidate,
  position smallint not null check (position between 0 and 19),
  employer text not null check (length(employer) between 1 and 80),
  title text not null check (length(title) between 1 and 80),
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  to_month text check (to_month ~ '^\d{4}-(0[1-9]|1[0-2])$' and to_month >= from_month),
  primary key (user_id, position)
);
comment on table candidate_experience is 'Where a candidate worked, as the person said it.';
comment on column candidate_experience.user_id is 'The candidate.';
comment on column candidate_experience.position is 'The order of the person, from 0 on.';
comment on column candidate_experience.employer is 'Where.';
comment on column candidate_experience.title is 'As what.';
comment on column candidate_experience.from_month is 'The first month, YYYY-MM.';
comment on column candidate_experience.to_month is 'The last month; null: still there.';

create table candidate_place (
  user_id uuid not null references candidate,
  position smallint not null check (position between 0 and 5),
  pincode text not null references pincode,
  city_code text,
  name text not null check (length(name) between 1 and 200),
  latitude double precision not null,
  longitude double precision not null,
  primary key (user_id, position)
);
comment on table candidate_place is 'Where a candidate would work: home, and further places.';
comment on column candidate_place.user_id is 'The candidate.';
comment on column candidate_place.position is '0: where the person lives; from 1 on: where they would work too.';
comment on column candidate_place.pincode is 'PIN code.';
comment on column candidate_place.city_code is 'Its city; null outside of the towns of the city list. The key it would be distributed by.';
comment on column candidate_place.name is 'Locality and town, as people read it.';
comment on column candidate_place.latitude is 'Degrees north of the middle of the PIN code.';
comment on column candidate_place.longitude is 'Degrees east.';
create index candidate_place_at on candidate_place (latitude, longitude) include (user_id);

create table candidate_hidden_business (
  user_id uuid not null references candidate,
  organisation_id uuid not null references organisation,
  hidden_at timestamptz not null,
  primary key (user_id, organisation_id)
);
comment on table candidate_hidden_business is 'Businesses that a candidate hides the profile from.';
comment on column candidate_hidden_business.user_id is 'The candidate.';
comment on column candidate_hidden_business.organisation_id is 'The business that does not find the profile.';
comment on column candidate_hidden_business.hidden_at is 'Since when.';
create index candidate_hidden_business_of on candidate_hidden_business (organisation_id);
