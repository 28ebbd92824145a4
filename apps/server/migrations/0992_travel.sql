-- Trips of employees: legs, bookings, a daily allowance, and the expenses of a trip. Decision 0189.

create table travel_setting (
  organisation_id uuid primary key references organisation,
  per_diem_paise bigint not null check (per_diem_paise between 0 and 1000000000),
  updated_at timestamptz not null,
  version int not null check (version > 0)
);
comment on table travel_setting is 'What an organisation pays on trips.';
comment on column travel_setting.organisation_id is 'Whose setting it is.';
comment on column travel_setting.per_diem_paise is 'For each calendar day of a trip; 0: none.';
comment on column travel_setting.updated_at is 'When it last changed.';
comment on column travel_setting.version is 'Counts its edits.';

create table trip (
  request_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null references staff_member,
  status text not null check (status in ('pending', 'approved', 'rejected', 'Cancelled', 'Completed')),
  purpose text not null check (length(purpose) <= 300),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  days smallint not null check (days between 1 and 91),
  per_diem_paise bigint not null check (per_diem_paise >= 0),
  estimate_paise bigint not null check (estimate_paise between 0 and 1000000000),
  advance_asked_paise bigint not null check (advance_asked_paise between 0 and 1000000000),
  created_at timestamptz not null,
  constraint trip_of_organisation unique (request_id, organisation_id),
  constraint trip_forward check (ends_at > starts_at),
  constraint trip_once exclude using gist (staff_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('pending', 'approved', 'Completed')),
  foreign key (request_id, organisation_id) references approval_request (request_id, organisation_id)
);
create index trip_by_time on trip (organisation_id, created_at, request_id);
create index trip_of_staff_by_time on trip (organisation_id, staff_id, created_at, request_id);
create index trip_under_way on trip (ends_at, request_id) where status = 'approved';
comment on table trip is 'A trip of an employee; its review is the approval_request of the same id, whose amount is the daily allowance.';
comment on column trip.request_id is 'The request.';
comment on column trip.organisation_id is 'Where they work.';
comment on column trip.staff_id is 'Who travels.';
comment on column trip.status is 'That of its request, written in the same transaction.';
comment on column trip.purpose is 'Why, in the words of the employee; empty: the account was erased.';
comment on column trip.starts_at is 'The first departure.';
comment on column trip.ends_at is 'The last arrival.';
comment on column trip.days is 'Calendar days in Asia/Kolkata, the first and the last included.';
comment on column trip.per_diem_paise is 'For each day, as it was set when the trip was sent.';
comment on column trip.estimate_paise is 'What tickets and rooms will cost, as the employee thinks.';
comment on column trip.advance_asked_paise is 'How much is wanted beforehand.';
comment on column trip.created_at is 'When it was sent.';

create table trip_leg (
  request_id uuid not null references trip on delete cascade,
  position smallint not null check (position between 1 and 20),
  from_place text not null check (length(from_place) between 1 and 80),
  to_place text not null check (length(to_place) between 1 and 80),
  mode text not null check (mode in ('train', 'bus', 'flight', 'car', 'bike', 'other')),
  departs_at timestamptz not null,
  arrives_at timestamptz not null,
  primary key (request_id, position),
  constraint trip_leg_forward check (arrives_at > departs_at)
);
comment on table trip_leg is 'The legs of a trip in their order.';
comment on column trip_leg.request_id is 'The trip.';
comment on column trip_leg.position is '1 is the first.';
comment on column trip_leg.from_place is 'Where it begins.';
comment on column trip_leg.to_place is 'Where it ends.';
comment on column trip_leg.mode is 'By what.';
comment on column trip_leg.departs_at is 'When it leaves.';
comment on column trip_leg.arrives_at is 'When it arrives.';

create table trip_booking (
  request_id uuid not null references trip on delete cascade,
  booking_id uuid not null references booking,
  primary key (request_id, booking_id)
);
create index trip_booking_of_booking on trip_booking (booking_id);
comment on table trip_booking is 'Bookings that a trip is for.';
comment on column trip_booking.request_id is 'The trip.';
comment on column trip_booking.booking_id is 'The booking.';

alter table expense add column trip_id uuid;
alter table expense add constraint expense_trip foreign key (trip_id, organisation_id)
  references trip (request_id, organisation_id);
create index expense_of_trip on expense (trip_id) where trip_id is not null;
comment on column expense.trip_id is 'The trip on which it was paid.';
