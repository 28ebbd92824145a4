-- Talent pools: candidates whom a business keeps for other jobs, and the consent of those who applied.

alter table candidate add column kept_for_later boolean not null default false;
comment on column candidate.kept_for_later is 'Businesses that the person applied to may keep the profile for other jobs.';

create table talent_pool (
  organisation_id uuid not null references organisation,
  user_id uuid not null references user_account,
  words text not null check (length(words) <= 500),
  tags text[] not null check (cardinality(tags) <= 10),
  kept_by uuid references user_account,
  kept_at timestamptz not null,
  version int not null default 1 check (version > 0),
  primary key (organisation_id, user_id)
);
create index talent_pool_by_time on talent_pool (organisation_id, kept_at desc, user_id desc);
create index talent_pool_of_person on talent_pool (user_id);
create index talent_pool_kept_by on talent_pool (kept_by);
comment on table talent_pool is 'Candidates whom a business keeps for other jobs. Who hides from it leaves.';
comment on column talent_pool.organisation_id is 'The business.';
comment on column talent_pool.user_id is 'The candidate.';
comment on column talent_pool.words is 'Why, in the words of the team; empty: not said.';
comment on column talent_pool.tags is 'Words of the team by which candidates are found again.';
comment on column talent_pool.kept_by is 'Who of the team; null: the account is gone.';
comment on column talent_pool.kept_at is 'When.';
comment on column talent_pool.version is 'Counts the changes.';
