-- Visits that repeat: a series, and what became of each of its days.

create table booking_series (
  series_id uuid primary key,
  buyer_id uuid not null references user_account,
  city_code text not null,
  category_id text not null references category,
  organisation_id uuid references organisation,
  first_booking_id uuid not null unique references booking,
  status text not null default 'Pending' check (status in ('Pending', 'Active', 'Closed')),
  version int not null default 1 check (version > 0),
  every_weeks int not null check (every_weeks in (1, 2, 4)),
  slot_id int not null check (slot_id between 1100 and 1147),
  anchor_ordinal int not null check (anchor_ordinal > 0),
  anchor_day date not null,
  visits int check (visits >= 2),
  until_day date,
  last_ordinal int not null check (last_ordinal > 0),
  last_day date not null,
  next_day date,
  price jsonb not null,
  price_paise bigint not null check (price_paise >= 0),
  reason_code text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  constraint booking_series_end check (num_nonnulls(visits, until_day) = 1),
  constraint booking_series_over check ((status = 'Closed') = (ended_at is not null) and (ended_at is null) = (reason_code is null)),
  constraint booking_series_bound check (status <> 'Active' or organisation_id is not null)
);
comment on table booking_series is 'Visits that repeat: the same work for the same customer at the same time of day.';
comment on column booking_series.series_id is 'UUID v7.';
comment on column booking_series.buyer_id is 'The customer.';
comment on column booking_series.city_code is 'City of the first booking; the key it would be distributed by.';
comment on column booking_series.category_id is 'Category of the work.';
comment on column booking_series.organisation_id is 'The partner that accepted it; null: none yet.';
comment on column booking_series.first_booking_id is 'The first visit: later ones copy its address and lines.';
comment on column booking_series.status is 'State of series.lifecycle.ts.';
comment on column booking_series.version is 'Counts its moves.';
comment on column booking_series.every_weeks is 'Weeks between two visits.';
comment on column booking_series.slot_id is 'Half-hour at which a visit starts, as the specification numbers them.';
comment on column booking_series.anchor_ordinal is 'Number of the visit from which days are counted; 1 until days are moved from a visit on.';
comment on column booking_series.anchor_day is 'Day of that visit in Asia/Kolkata.';
comment on column booking_series.visits is 'How many visits in all; null: until a day.';
comment on column booking_series.until_day is 'Last day on which a visit may be; null: by number.';
comment on column booking_series.last_ordinal is 'Number of the latest visit that was decided on: made or not free.';
comment on column booking_series.last_day is 'Its planned day.';
comment on column booking_series.next_day is 'Planned day of the visit after it; null: none follows.';
comment on column booking_series.price is 'Price of each later visit: that of the first one, with no offer and no carried charge.';
comment on column booking_series.price_paise is 'Its total, paise.';
comment on column booking_series.reason_code is 'Why it ended; null: it has not.';
comment on column booking_series.created_at is 'When the first visit was booked.';
comment on column booking_series.updated_at is 'When it last changed.';
comment on column booking_series.ended_at is 'When it ended; null: it has not.';
create index booking_series_of_buyer on booking_series (buyer_id, created_at desc, series_id desc);
create index booking_series_of_partner on booking_series (organisation_id);
create index booking_series_due on booking_series (next_day) where status = 'Active';

create table booking_series_visit (
  series_id uuid not null references booking_series,
  ordinal int not null check (ordinal > 0),
  city_code text not null,
  day date not null,
  starts_at timestamptz not null,
  outcome text not null check (outcome in ('made', 'not_free')),
  booking_id uuid unique references booking,
  created_at timestamptz not null,
  primary key (series_id, ordinal),
  constraint booking_series_visit_one_a_day unique (series_id, day) deferrable initially immediate,
  constraint booking_series_visit_booked check ((outcome = 'made') = (booking_id is not null))
);
comment on table booking_series_visit is 'What became of a planned visit of a series.';
comment on column booking_series_visit.series_id is 'Of which series.';
comment on column booking_series_visit.ordinal is 'Which visit, 1 for the first; it stays when its day is moved.';
comment on column booking_series_visit.city_code is 'City of the series; the key it would be distributed by.';
comment on column booking_series_visit.day is 'Planned day in Asia/Kolkata; a visit that was moved alone keeps it.';
comment on column booking_series_visit.starts_at is 'Planned start.';
comment on column booking_series_visit.outcome is 'Booked, or its time was not free.';
comment on column booking_series_visit.booking_id is 'The booking of it; null: there is none.';
comment on column booking_series_visit.created_at is 'When it was decided on.';

insert into setting (key, valid_from, value, why) values
  ('series.rules', '2020-01-01T00:00:00Z',
   '{"categories": ["cleaning", "maid", "office-clean", "garden", "care", "pest", "vehicle", "wellness"], "mostVisits": 52, "mostDays": 365, "aheadDays": 13, "openLimit": 3}',
   'Our own defaults: work that is done again and again; a visit is made when its day can be booked.');
