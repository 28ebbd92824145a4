-- What a business missed for want of people, with the draft of a job that was made of it.

create table demand (
  demand_id uuid primary key,
  organisation_id uuid not null references organisation,
  trade_id text not null check (length(trade_id) <= 60),
  pincode text not null references pincode,
  job_id uuid not null references job,
  refused int not null check (refused >= 0),
  forwarded int not null check (forwarded >= 0),
  waiting int not null check (waiting >= 0),
  found_at timestamptz not null,
  settled_at timestamptz,
  constraint demand_of_job unique (job_id)
);
create index demand_of_organisation on demand (organisation_id, found_at, demand_id);
create index demand_open on demand (organisation_id, found_at, demand_id) where settled_at is null;
create index booking_offer_missed on booking_offer (offered_at) where answer in ('refused', 'expired', 'given_back');
comment on table demand is 'Missed bookings of a business that a draft of a job was made of; nothing of it changes but its end.';
comment on column demand.demand_id is 'UUID v7.';
comment on column demand.organisation_id is 'Who missed them.';
comment on column demand.trade_id is 'Of which trade of skill the people would be. No foreign key: trades are reference data.';
comment on column demand.pincode is 'Where the work would have been.';
comment on column demand.job_id is 'The draft that was made of it.';
comment on column demand.refused is 'Bookings that it rejected or gave back because no professional was free.';
comment on column demand.forwarded is 'Bookings that went to others, as its time to answer ran out.';
comment on column demand.waiting is 'People who were waiting for such a service there.';
comment on column demand.found_at is 'When they were counted: of the 14 days before.';
comment on column demand.settled_at is 'When the draft was published, sent to staff or deleted; null: it still waits.';
