-- Searches for jobs that people save, and what of new jobs they were told.

create table saved_search (
  saved_search_id uuid primary key,
  user_id uuid not null references user_account,
  words text not null check (length(words) <= 80),
  trade_id text,
  place text not null check (length(place) <= 80),
  pincode text,
  within_km int check (within_km between 1 and 100),
  wage_unit text check (wage_unit in ('month', 'day')),
  wage_least_paise bigint check (wage_least_paise >= 0),
  shift text check (shift in ('day', 'night', 'rotating', 'flexible')),
  employment_type text check (employment_type in ('full_time', 'part_time', 'contract', 'temporary', 'apprentice')),
  alerts boolean not null,
  looked_until timestamptz not null,
  alerted_at timestamptz,
  alerted_jobs int not null default 0 check (alerted_jobs >= 0),
  created_at timestamptz not null,
  constraint saved_search_once unique nulls not distinct
    (user_id, words, trade_id, pincode, within_km, wage_unit, wage_least_paise, shift, employment_type),
  constraint saved_search_near check (within_km is null or pincode is not null)
);
create index saved_search_by_time on saved_search (user_id, created_at desc, saved_search_id desc);
create index saved_search_alerting on saved_search (user_id, looked_until) where alerts;
comment on table saved_search is 'A search for jobs that a person saved; new jobs that fit it are announced at most once a day.';
comment on column saved_search.saved_search_id is 'UUID v7.';
comment on column saved_search.user_id is 'Whose it is.';
comment on column saved_search.words is 'As they were typed; empty: none.';
comment on column saved_search.trade_id is 'A trade of skill; null: any. No foreign key: trades are reference data, and a retired one stays named.';
comment on column saved_search.place is 'What the place is called; empty: not said.';
comment on column saved_search.pincode is 'Around this PIN code; null: not.';
comment on column saved_search.within_km is 'How far around the place; null: as the search does.';
comment on column saved_search.wage_unit is 'What the wage is for; null: no wage.';
comment on column saved_search.wage_least_paise is 'Pays at least so much; null: any.';
comment on column saved_search.shift is 'When one works; null: any.';
comment on column saved_search.employment_type is 'How one is employed; null: any.';
comment on column saved_search.alerts is 'New jobs are announced.';
comment on column saved_search.looked_until is 'Jobs published up to then are no news of this search.';
comment on column saved_search.alerted_at is 'When new jobs were last announced; null: not yet.';
comment on column saved_search.alerted_jobs is 'How many these were.';
comment on column saved_search.created_at is 'When it was saved.';
