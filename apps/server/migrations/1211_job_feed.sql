-- Open jobs of a business at a secret address, for job boards.

create table job_feed (
  organisation_id uuid primary key references organisation,
  feed_id uuid unique,
  made_at timestamptz,
  version int not null check (version > 0),
  constraint job_feed_whole check ((feed_id is null) = (made_at is null))
);
comment on table job_feed is 'The feed of a business for job boards; a business without a row never made one.';
comment on column job_feed.organisation_id is 'Whose open jobs.';
comment on column job_feed.feed_id is 'Its signature makes the address; a new address has a new id. Null: it was stopped.';
comment on column job_feed.made_at is 'When this address was made; null: it was stopped.';
comment on column job_feed.version is 'Counts its changes.';
