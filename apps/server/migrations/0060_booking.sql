-- Bookings: what was booked, who was asked, who does it, how it went, and what of it is paid.

create table booking (
  booking_id uuid primary key,
  booking_number text not null constraint booking_number_once unique check (booking_number ~ '^B[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  buyer_id uuid not null references user_account,
  organisation_id uuid references organisation,
  staff_id uuid references staff_member,
  chosen_organisation_id uuid references organisation,
  held_organisation_id uuid references organisation,
  held_staff_id uuid references staff_member,
  city_code text not null references city,
  category_id text not null references category,
  status text not null check (status in ('Payment Pending', 'Booked', 'Partner Matched', 'Partner Assigned', 'Accepted',
    'Need To Forward', 'Forwaded', 'Assigned', 'Inprogress', 'Completed', 'Disputed', 'Resolved', 'Closed', 'Cancelled',
    'Rejected', 'Refunded')),
  version int not null check (version > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  price jsonb not null,
  total_paise bigint not null check (total_paise >= 0),
  additions_paise bigint not null default 0 check (additions_paise >= 0),
  payment_mode text not null check (payment_mode in ('online', 'cash')),
  payment_status text not null check (payment_status in ('due', 'paid', 'refund_due', 'refunded', 'not_due')),
  captured_paise bigint not null default 0 check (captured_paise >= 0),
  refunded_paise bigint not null default 0,
  refund_asked_paise bigint not null default 0,
  fee_paise bigint not null default 0 check (fee_paise >= 0),
  pay_before timestamptz,
  accept_before timestamptz,
  contact_name text not null,
  formatted_address text not null,
  locality text not null,
  pincode text not null,
  state_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  note text not null default '',
  reason_code text,
  cancel_note text not null default '',
  start_code_round int not null default 1 check (start_code_round > 0),
  start_code_tries int not null default 0 check (start_code_tries >= 0),
  start_code_used_up_at timestamptz,
  created_at timestamptz not null,
  accepted_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  constraint booking_period check (ends_at > starts_at),
  constraint booking_refund_within_captured check (refunded_paise between 0 and captured_paise),
  constraint booking_refund_asked_within_captured check (refund_asked_paise between 0 and captured_paise),
  constraint booking_professional_of_organisation check (staff_id is null or organisation_id is not null),
  constraint booking_offer_has_clock check (status <> 'Partner Assigned' or (organisation_id is not null and accept_before is not null)),
  constraint booking_assigned_to_somebody check (status not in ('Assigned', 'Inprogress') or staff_id is not null)
);
comment on table booking is 'A household''s order of services at one address and time, from the cart to the refund or the end.';
comment on column booking.booking_id is 'UUID v7.';
comment on column booking.booking_number is 'What people read out: B, five characters, hyphen, five characters; random, so it tells nothing and needs no sequence.';
comment on column booking.buyer_id is 'Who booked and pays.';
comment on column booking.organisation_id is 'The partner that it is offered to or that holds it; null while nobody does.';
comment on column booking.staff_id is 'The assigned professional; null before.';
comment on column booking.chosen_organisation_id is 'The partner that the buyer asked for; null: the best one free.';
comment on column booking.held_organisation_id is 'The partner whose professional''s time is reserved for it; null where nobody''s is.';
comment on column booking.held_staff_id is 'The professional whose time is reserved, before anybody is assigned.';
comment on column booking.city_code is 'City of the address; the key it would be distributed by.';
comment on column booking.category_id is 'The one category of all its lines; the skill that is needed.';
comment on column booking.status is 'State of the booking lifecycle, spelled as in the specification.';
comment on column booking.version is 'Grows by one with every change; the web compares it.';
comment on column booking.starts_at is 'Start of the slot.';
comment on column booking.ends_at is 'Start plus working time of all lines.';
comment on column booking.price is 'The price breakdown that the buyer agreed to, frozen; paise.';
comment on column booking.total_paise is 'totalCheckoutValue of the price, paise.';
comment on column booking.additions_paise is 'Sum of the approved additions with tax, paise.';
comment on column booking.payment_mode is 'online: paid before; cash: paid to the professional afterwards.';
comment on column booking.payment_status is 'Apart from the status, because a job can be done and not yet paid.';
comment on column booking.captured_paise is 'All money ever received for it, paise; written in payment''s transactions.';
comment on column booking.refunded_paise is 'All money ever given back, paise.';
comment on column booking.refund_asked_paise is 'What payment was asked to give back, so that nothing is asked twice, paise.';
comment on column booking.fee_paise is 'Cancellation charge that was confirmed, paise.';
comment on column booking.pay_before is 'A prepaid booking waits for its money until then; null once paid, or for cash.';
comment on column booking.accept_before is 'The accept clock of the open offer.';
comment on column booking.contact_name is 'Who to ask for at the door; personal.';
comment on column booking.formatted_address is 'The address as it was when booked; personal.';
comment on column booking.locality is 'The part of town: all that a partner sees before it has accepted.';
comment on column booking.pincode is 'PIN code of the address.';
comment on column booking.state_code is 'GST state code of the address: the place of supply.';
comment on column booking.latitude is 'Of the address, WGS 84.';
comment on column booking.longitude is 'Of the address, WGS 84.';
comment on column booking.note is 'What the buyer wrote for the professional.';
comment on column booking.reason_code is 'Why it was cancelled, rejected or lapsed.';
comment on column booking.cancel_note is 'What the buyer wrote when cancelling; personal, for support only.';
comment on column booking.start_code_round is 'The start code is derived from the id and this number, and kept nowhere.';
comment on column booking.start_code_tries is 'Wrong tries of the present start code.';
comment on column booking.start_code_used_up_at is 'When the last allowed try was wrong; null while tries are left.';
comment on column booking.created_at is 'When it was booked.';
comment on column booking.accepted_at is 'When the present partner accepted; null before. Contact details are shown from then on.';
comment on column booking.started_at is 'When the start code was told.';
comment on column booking.completed_at is 'When the work was finished.';
comment on column booking.ended_at is 'When it was cancelled, rejected or closed.';
create index booking_of_buyer on booking (buyer_id, starts_at, booking_id);
create index booking_of_organisation on booking (organisation_id, starts_at, booking_id) where organisation_id is not null;
create index booking_of_professional on booking (staff_id, starts_at, booking_id) where staff_id is not null;
create index booking_done_by_organisation on booking (organisation_id, completed_at) where completed_at is not null;

create table booking_line (
  booking_id uuid not null references booking,
  city_code text not null,
  position int not null check (position >= 0),
  line_id uuid not null,
  service_id text not null references service,
  name text not null,
  subcategory_name text not null,
  category_image text not null,
  quantity int not null check (quantity between 1 and 10),
  options jsonb not null default '[]',
  price_paise bigint not null check (price_paise >= 0),
  minutes int not null check (minutes > 0),
  sac_code text not null,
  gst_class text not null,
  primary key (booking_id, position)
);
comment on table booking_line is 'What was booked, frozen as it was named and priced.';
comment on column booking_line.booking_id is 'Its booking.';
comment on column booking_line.city_code is 'As on the booking.';
comment on column booking_line.position is 'Order in the cart, from 0.';
comment on column booking_line.line_id is 'UUID v7, for the screen.';
comment on column booking_line.service_id is 'The service.';
comment on column booking_line.name is 'Name of the service, in the buyer''s language.';
comment on column booking_line.subcategory_name is 'Name of its sub-category.';
comment on column booking_line.category_image is 'Key of the drawing.';
comment on column booking_line.quantity is 'How many.';
comment on column booking_line.options is 'Chosen options: optionId and label.';
comment on column booking_line.price_paise is 'Quantity times service and options, before fees and tax, paise.';
comment on column booking_line.minutes is 'Working time of the line.';
comment on column booking_line.sac_code is 'Services Accounting Code, for the invoice.';
comment on column booking_line.gst_class is 'Which row of the tax rules held.';

create table booking_offer (
  offer_id uuid primary key,
  booking_id uuid not null references booking,
  organisation_id uuid not null references organisation,
  city_code text not null,
  round int not null check (round > 0),
  offered_at timestamptz not null,
  accept_before timestamptz not null,
  answer text not null default 'open' check (answer in ('open', 'accepted', 'refused', 'expired', 'withdrawn')),
  answered_at timestamptz,
  answered_by uuid references user_account,
  reason text,
  note text not null default '',
  constraint booking_offered_once unique (booking_id, organisation_id),
  constraint booking_offer_answered check ((answer = 'open') = (answered_at is null))
);
comment on table booking_offer is 'Each partner that a booking was offered to, and its answer.';
comment on column booking_offer.offer_id is 'UUID v7.';
comment on column booking_offer.booking_id is 'The booking.';
comment on column booking_offer.organisation_id is 'Who was asked; once for a booking.';
comment on column booking_offer.city_code is 'As on the booking.';
comment on column booking_offer.round is 'The first partner asked is 1, the next 2.';
comment on column booking_offer.offered_at is 'When it was asked.';
comment on column booking_offer.accept_before is 'Until when it may accept.';
comment on column booking_offer.answer is 'open, accepted, refused by a person, expired by the clock, or withdrawn because the buyer cancelled.';
comment on column booking_offer.answered_at is 'When the answer came.';
comment on column booking_offer.answered_by is 'Who answered; null for the clock.';
comment on column booking_offer.reason is 'Why it was refused.';
comment on column booking_offer.note is 'The partner''s words; not for the buyer.';
create unique index booking_offer_open on booking_offer (booking_id) where answer = 'open';
create index booking_offer_of_organisation on booking_offer (organisation_id, offered_at);

create table booking_event (
  booking_id uuid not null references booking,
  city_code text not null,
  version int not null,
  at timestamptz not null,
  verb text not null,
  from_status text,
  status text not null,
  actor_kind text not null check (actor_kind in ('Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin')),
  actor_id uuid,
  note text not null default '',
  primary key (booking_id, version)
);
comment on table booking_event is 'Every move of a booking, append-only: its timeline.';
comment on column booking_event.booking_id is 'The booking.';
comment on column booking_event.city_code is 'As on the booking.';
comment on column booking_event.version is 'The booking''s version after the move.';
comment on column booking_event.at is 'When.';
comment on column booking_event.verb is 'The lifecycle''s verb.';
comment on column booking_event.from_status is 'State before; null for the first.';
comment on column booking_event.status is 'State after.';
comment on column booking_event.actor_kind is 'In which capacity it was done.';
comment on column booking_event.actor_id is 'The user; null for System.';
comment on column booking_event.note is 'A code for the timeline, such as payment_expired; nothing personal.';
create trigger booking_event_append_only before update or delete on booking_event for each row execute function refuse_change();

create table booking_photo (
  photo_id uuid primary key,
  booking_id uuid not null references booking,
  city_code text not null,
  stage text not null check (stage in ('request', 'before', 'after')),
  storage_key text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  taken_by uuid not null references user_account,
  taken_at timestamptz not null
);
comment on table booking_photo is 'Photos of what is to be done, and of the work before and after.';
comment on column booking_photo.photo_id is 'UUID v7.';
comment on column booking_photo.booking_id is 'The booking.';
comment on column booking_photo.city_code is 'As on the booking.';
comment on column booking_photo.stage is 'request: by the buyer; before and after: by whoever works.';
comment on column booking_photo.storage_key is 'Where the re-encoded picture lies.';
comment on column booking_photo.width is 'Pixels.';
comment on column booking_photo.height is 'Pixels.';
comment on column booking_photo.taken_by is 'Who uploaded it.';
comment on column booking_photo.taken_at is 'When it was received.';
create index booking_photo_of_booking on booking_photo (booking_id, taken_at);

create table booking_addition (
  addition_id uuid primary key,
  booking_id uuid not null references booking,
  city_code text not null,
  service_id text not null references service,
  name text not null,
  subcategory_name text not null,
  quantity int not null check (quantity between 1 and 10),
  price_paise bigint not null check (price_paise >= 0),
  tax_paise bigint not null check (tax_paise between 0 and price_paise),
  minutes int not null check (minutes >= 0),
  sac_code text not null,
  gst_class text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  asked_by uuid not null references user_account,
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint booking_addition_answered check ((state = 'asked') = (answered_at is null))
);
comment on table booking_addition is 'A service added during the work; billed only when the buyer has said yes.';
comment on column booking_addition.addition_id is 'UUID v7.';
comment on column booking_addition.booking_id is 'The booking.';
comment on column booking_addition.city_code is 'As on the booking.';
comment on column booking_addition.service_id is 'The added service.';
comment on column booking_addition.name is 'Its name, in the language of who asked.';
comment on column booking_addition.subcategory_name is 'Name of its sub-category.';
comment on column booking_addition.quantity is 'How many.';
comment on column booking_addition.price_paise is 'With tax: what a yes adds to the bill, paise.';
comment on column booking_addition.tax_paise is 'The tax in it, paise.';
comment on column booking_addition.minutes is 'Working time it adds.';
comment on column booking_addition.sac_code is 'Services Accounting Code, for the invoice.';
comment on column booking_addition.gst_class is 'Which row of the tax rules held.';
comment on column booking_addition.state is 'asked, approved or refused.';
comment on column booking_addition.asked_by is 'Who asked for it.';
comment on column booking_addition.asked_at is 'When.';
comment on column booking_addition.answered_at is 'When the buyer answered.';
create index booking_addition_of_booking on booking_addition (booking_id, asked_at);

create table booking_notice (
  event_id uuid not null,
  template text not null,
  booking_id uuid not null references booking,
  sent_at timestamptz not null,
  primary key (event_id, template)
);
comment on table booking_notice is 'Messages that were sent about a booking, so that an event told twice is not sent twice.';
comment on column booking_notice.event_id is 'The outbox event.';
comment on column booking_notice.template is 'Which registered text.';
comment on column booking_notice.booking_id is 'The booking.';
comment on column booking_notice.sent_at is 'When.';
