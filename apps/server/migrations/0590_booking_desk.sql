-- The desk of the back office lists every booking: by visit, by status, by city, by service, and those that owe money back.

create index booking_by_visit on booking (starts_at, booking_id);
comment on index booking_by_visit is 'All bookings by the time of the visit, for the back office.';
create index booking_by_status on booking (status, starts_at, booking_id);
comment on index booking_by_status is 'What needs a partner, is late or waits for money, however many bookings are closed.';
create index booking_by_city on booking (city_code, starts_at, booking_id);
comment on index booking_by_city is 'Bookings of one city by the time of the visit.';
create index booking_owing_back on booking (starts_at, booking_id) where payment_status = 'refund_due';
comment on index booking_owing_back is 'Bookings whose customers wait for money.';
create index booking_line_of_service on booking_line (service_id, booking_id);
comment on index booking_line_of_service is 'Bookings of one service.';

create table booking_note (
  note_id uuid primary key,
  booking_id uuid not null references booking,
  city_code text not null,
  written_by uuid not null references user_account,
  text text not null check (text <> ''),
  created_at timestamptz not null
);
comment on table booking_note is 'What Admins write of a booking for each other; neither side reads it.';
comment on column booking_note.note_id is 'UUID v7.';
comment on column booking_note.booking_id is 'Its booking.';
comment on column booking_note.city_code is 'City of the booking; the key it would be distributed by.';
comment on column booking_note.written_by is 'The Admin.';
comment on column booking_note.text is 'What a colleague should know; personal, as it may speak of the customer.';
comment on column booking_note.created_at is 'When it was written.';
create index booking_note_of_booking on booking_note (booking_id, created_at desc, note_id desc);
