-- A buyer that is registered for GST names its number on a booking; the invoice carries it.

create table booking_gst (
  booking_id uuid primary key references booking,
  buyer_id uuid not null references user_account,
  gst_number text not null check (gst_number ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3}$'),
  company_name text not null check (company_name <> ''),
  saved_at timestamptz not null
);
comment on table booking_gst is 'The GST registration that a booking is billed to; none for most bookings.';
comment on column booking_gst.booking_id is 'Of this booking; it may change until the invoice is made.';
comment on column booking_gst.buyer_id is 'Who said so, the buyer of the booking.';
comment on column booking_gst.gst_number is 'GSTIN of the recipient (CGST Rule 46(d)).';
comment on column booking_gst.company_name is 'The name that the invoice is made out to.';
comment on column booking_gst.saved_at is 'Last change.';
create index booking_gst_buyer on booking_gst (buyer_id);
