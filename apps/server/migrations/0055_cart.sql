-- The cart, and the cancellation charges that the next booking collects.

create table cart (
  cart_id uuid primary key,
  user_id uuid not null unique references user_account on delete cascade,
  organisation_id uuid references organisation,
  address_id uuid references delivery_address on delete set null,
  slot_id smallint check (slot_id between 1100 and 1147),
  day date,
  updated_at timestamptz not null,
  constraint cart_time_whole check ((slot_id is null) = (day is null))
);
comment on table cart is 'What a buyer is about to book; one cart a buyer, kept empty after a booking. It knows no price: prices are computed whenever they are asked for.';
comment on column cart.cart_id is 'UUID v7.';
comment on column cart.user_id is 'The buyer.';
comment on column cart.organisation_id is 'The partner that the buyer chose; null: the best one free is matched.';
comment on column cart.address_id is 'Where the work is to be done.';
comment on column cart.slot_id is 'The chosen half-hour, 1100 + half-hours since midnight IST; its hold is a professional_reservation.';
comment on column cart.day is 'The chosen day in Asia/Kolkata.';
comment on column cart.updated_at is 'Last change.';

create table cart_line (
  line_id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  position smallint not null check (position between 0 and 9),
  service_id text not null references service,
  quantity smallint not null check (quantity between 1 and 10),
  option_ids text[] not null check (cardinality(option_ids) <= 30),
  unique (cart_id, position)
);
comment on table cart_line is 'A service in a cart; at most 10.';
comment on column cart_line.line_id is 'UUID v7.';
comment on column cart_line.cart_id is 'Its cart.';
comment on column cart_line.position is '0 to 9, the order in which it was put in.';
comment on column cart_line.service_id is 'The service.';
comment on column cart_line.quantity is '1 to 10.';
comment on column cart_line.option_ids is 'The chosen options of its questions; checked against the catalogue whenever it is priced.';

alter table professional_reservation
  add constraint professional_reservation_cart_id_fkey foreign key (cart_id) references cart on delete cascade;

create table cancellation_charge (
  booking_number text primary key,
  buyer_id uuid not null references user_account,
  amount_paise bigint not null check (amount_paise > 0),
  created_at timestamptz not null,
  collected_booking_id uuid
);
comment on table cancellation_charge is 'Charges for late cancellations that could not be kept from a payment; the buyer''s next booking collects each once.';
comment on column cancellation_charge.booking_number is 'The cancelled booking.';
comment on column cancellation_charge.buyer_id is 'Who owes it.';
comment on column cancellation_charge.amount_paise is 'Integer paise, whole and final: no tax is added to it.';
comment on column cancellation_charge.created_at is 'When it fell due.';
comment on column cancellation_charge.collected_booking_id is 'The booking that collects it; null while it waits.';
create index cancellation_charge_open on cancellation_charge (buyer_id, created_at) where collected_booking_id is null;
