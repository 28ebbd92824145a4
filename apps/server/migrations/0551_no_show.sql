-- A visit at whose time one side was not there.

create table booking_absence (
  booking_id uuid primary key references booking,
  city_code text not null,
  reported_by uuid not null references user_account,
  photo_id uuid not null,
  latitude double precision,
  longitude double precision,
  accuracy_metres int check (accuracy_metres >= 0),
  distance_metres int check (distance_metres >= 0),
  reported_at timestamptz not null,
  constraint booking_absence_place check ((latitude is null) = (longitude is null))
);
comment on table booking_absence is 'The proof of a professional that the customer was not there, for a complaint.';
comment on column booking_absence.booking_id is 'The booking that ended by it.';
comment on column booking_absence.city_code is 'City of the booking; the key it would be distributed by.';
comment on column booking_absence.reported_by is 'The person who reported it.';
comment on column booking_absence.photo_id is 'A photo of the booking that was added once the visit was due.';
comment on column booking_absence.latitude is 'Where the device was; null where the person did not allow it.';
comment on column booking_absence.longitude is 'Where the device was; null where the person did not allow it.';
comment on column booking_absence.accuracy_metres is 'How exact the device says that is.';
comment on column booking_absence.distance_metres is 'From there to the address of the booking.';
comment on column booking_absence.reported_at is 'When the server received it.';
create index booking_absence_reporter on booking_absence (reported_by);

alter table booking_offer drop constraint booking_offer_answer_check;
alter table booking_offer add constraint booking_offer_answer_check
  check (answer in ('open', 'accepted', 'refused', 'expired', 'withdrawn', 'given_back', 'no_show'));
comment on column booking_offer.answer is 'open, accepted, refused by a person, expired by the clock, withdrawn because the buyer cancelled, given_back after it was accepted, or no_show: accepted, and no one came.';
comment on column booking_offer.penalty_paise is 'What the partner owes for giving it back or not coming, paise; 0 for every other answer.';

create index booking_unbegun on booking (starts_at) where status = 'Assigned';
