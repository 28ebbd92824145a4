-- An earlier time: customers who would come earlier, and the freed times that they are offered, one customer at a time.

create table earlier_request (
  booking_id uuid primary key references booking,
  city_code text not null,
  created_at timestamptz not null
);
comment on table earlier_request is 'Bookings whose customer wants to be told when an earlier time becomes free; taken away when the request is, or once it is fulfilled.';
comment on column earlier_request.booking_id is 'Whose time.';
comment on column earlier_request.city_code is 'City of the booking; the key it would be distributed by.';
comment on column earlier_request.created_at is 'Since when; who has waited longest is asked first.';

create table earlier_offer (
  offer_id uuid primary key,
  booking_id uuid not null references booking,
  city_code text not null,
  organisation_id uuid not null references organisation,
  freed_booking_id uuid not null references booking,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'expired')),
  answer_before timestamptz not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  constraint earlier_offer_period check (ends_at > starts_at),
  constraint earlier_offer_answered check ((status = 'open') = (answered_at is null))
);
comment on table earlier_offer is 'An earlier time that became free, offered to the customer of one booking.';
comment on column earlier_offer.offer_id is 'UUID v7.';
comment on column earlier_offer.booking_id is 'Whose customer is asked.';
comment on column earlier_offer.city_code is 'City of the booking; the key it would be distributed by.';
comment on column earlier_offer.organisation_id is 'The partner whose professional is free then; it must still have the booking.';
comment on column earlier_offer.freed_booking_id is 'The booking that was cancelled or moved away from this time.';
comment on column earlier_offer.starts_at is 'The earlier start.';
comment on column earlier_offer.ends_at is 'Its end: as long after the start as before.';
comment on column earlier_offer.status is 'State of the lifecycle of earlier offers.';
comment on column earlier_offer.answer_before is 'When it runs out and the next customer is asked.';
comment on column earlier_offer.created_at is 'When it was made.';
comment on column earlier_offer.answered_at is 'When it ended; null while it is open.';
create unique index earlier_offer_one_open on earlier_offer (booking_id) where status = 'open';
create unique index earlier_offer_one_asked on earlier_offer (freed_booking_id, starts_at) where status = 'open';
create index earlier_offer_booking on earlier_offer (booking_id);
create index earlier_offer_freed on earlier_offer (freed_booking_id, starts_at);
create index earlier_offer_organisation on earlier_offer (organisation_id);
