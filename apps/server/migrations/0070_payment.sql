-- Payments: what was asked for, what came in, what went back, and what the gateway said about it.

create table payment_order (
  order_id uuid primary key,
  booking_id uuid not null references booking,
  buyer_id uuid not null references user_account,
  provider text not null check (provider in ('sandbox', 'razorpay', 'cash')),
  provider_order_id text check (length(provider_order_id) between 1 and 80),
  amount_paise bigint not null check (amount_paise > 0),
  captured_paise bigint not null default 0,
  currency text not null default 'INR' check (currency = 'INR'),
  status text not null check (status in ('created', 'attempted', 'paid', 'expired')),
  method text check (length(method) <= 40),
  failure text check (length(failure) <= 300),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  constraint payment_order_captured check (captured_paise in (0, amount_paise)),
  constraint payment_order_paid check ((status = 'paid') = (paid_at is not null) and (status = 'paid') = (captured_paise > 0))
);
comment on table payment_order is 'One request for what is due for a booking. Its amount is the server''s and never changes.';
comment on column payment_order.order_id is 'UUID v7; the gateway knows it as the receipt.';
comment on column payment_order.booking_id is 'What is paid for.';
comment on column payment_order.buyer_id is 'Whose booking it is; the only one who may see the order.';
comment on column payment_order.provider is 'The gateway, or cash for what a professional was handed.';
comment on column payment_order.provider_order_id is 'The gateway''s id; null until it has answered, and for cash.';
comment on column payment_order.amount_paise is 'What was due when the order was opened, in paise.';
comment on column payment_order.captured_paise is 'What came in for it and was kept, in paise: nothing or the whole.';
comment on column payment_order.currency is 'ISO 4217; INR alone.';
comment on column payment_order.status is 'created, attempted (a payment failed, another may follow), paid, or expired.';
comment on column payment_order.method is 'upi, card, netbanking, … or cash, once paid.';
comment on column payment_order.failure is 'The gateway''s sentence for the last failed attempt, or why money went back.';
comment on column payment_order.created_at is 'When it was opened.';
comment on column payment_order.expires_at is 'Until then the same order is opened again instead of another one.';
comment on column payment_order.paid_at is 'When the kept payment was captured.';
create unique index payment_order_provider on payment_order (provider, provider_order_id);
create unique index payment_order_open on payment_order (booking_id) where status in ('created', 'attempted');
create index payment_order_buyer on payment_order (buyer_id, created_at desc, order_id desc);

create table payment (
  payment_id uuid primary key,
  order_id uuid not null references payment_order,
  booking_id uuid not null references booking,
  provider text not null check (provider in ('sandbox', 'razorpay', 'cash')),
  provider_payment_id text not null check (length(provider_payment_id) between 1 and 80),
  amount_paise bigint not null check (amount_paise > 0),
  refunded_paise bigint not null default 0,
  method text not null check (length(method) <= 40),
  status text not null check (status in ('failed', 'captured')),
  kept boolean not null,
  taken_by uuid references user_account,
  created_at timestamptz not null,
  captured_at timestamptz,
  constraint payment_refunded check (refunded_paise between 0 and amount_paise),
  constraint payment_captured check ((status = 'captured') = (captured_at is not null) and (status = 'captured' or not kept))
);
comment on table payment is 'One attempt to pay an order, as the gateway reported it, or cash in hand.';
comment on column payment.payment_id is 'UUID v7.';
comment on column payment.order_id is 'The order that it pays.';
comment on column payment.booking_id is 'The order''s booking, so that a booking''s money is found at once.';
comment on column payment.provider is 'The gateway, or cash.';
comment on column payment.provider_payment_id is 'The gateway''s id; for cash the payment''s own.';
comment on column payment.amount_paise is 'In paise.';
comment on column payment.refunded_paise is 'Given back or promised back, in paise; never more than the amount.';
comment on column payment.method is 'upi, card, netbanking, wallet, cash, ….';
comment on column payment.status is 'failed or captured; a failed one may still be captured late, never the other way.';
comment on column payment.kept is 'False for money that nobody owed any more (a second payment, a cancelled booking): it goes back.';
comment on column payment.taken_by is 'The user who took the cash; null for a gateway.';
comment on column payment.created_at is 'When we first heard of it.';
comment on column payment.captured_at is 'When the money was captured.';
create unique index payment_provider on payment (provider, provider_payment_id);
create unique index payment_kept_once on payment (order_id) where kept;
create index payment_booking on payment (booking_id);
create index payment_attempts on payment (order_id);

create table refund (
  refund_id uuid primary key,
  payment_id uuid not null references payment,
  booking_id uuid not null references booking,
  cause text not null check (length(cause) <= 120),
  reason text not null check (length(reason) <= 80),
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('pending', 'sent', 'processed', 'failed')),
  provider_refund_id text check (length(provider_refund_id) <= 80),
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint refund_settled check ((status in ('processed', 'failed')) = (settled_at is not null)),
  constraint refund_once unique (cause, payment_id)
);
comment on table refund is 'Money on its way back to a buyer.';
comment on column refund.refund_id is 'UUID v7; the gateway knows it as the receipt, so a repeated request makes no second refund.';
comment on column refund.payment_id is 'The payment that it returns, in whole or in part.';
comment on column refund.booking_id is 'The payment''s booking.';
comment on column refund.cause is 'What asked for it: an event''s id, or the surplus payment''s. One refund per cause and payment.';
comment on column refund.reason is 'Why, in a word: cancelled, rejected, surplus, ….';
comment on column refund.amount_paise is 'In paise.';
comment on column refund.status is 'pending (to be sent), sent (the gateway has it), processed, or failed.';
comment on column refund.provider_refund_id is 'The gateway''s id, once it has answered.';
comment on column refund.created_at is 'When it was asked for.';
comment on column refund.settled_at is 'When the gateway said processed or failed.';
create unique index refund_provider on refund (provider_refund_id);
create index refund_booking on refund (booking_id);
create index refund_unsent on refund (created_at) where status = 'pending';

create table payment_event (
  provider text not null,
  provider_event_id text not null check (length(provider_event_id) between 1 and 120),
  body_sha256 text not null check (length(body_sha256) = 64),
  name text not null check (length(name) <= 80),
  facts jsonb not null,
  outcome text not null check (length(outcome) <= 40),
  signed_at timestamptz not null,
  received_at timestamptz not null,
  primary key (provider, provider_event_id),
  constraint payment_event_body unique (provider, body_sha256)
);
comment on table payment_event is 'Every signed event that a gateway sent, once: repetitions find their row and change nothing.';
comment on column payment_event.provider is 'Which gateway.';
comment on column payment_event.provider_event_id is 'x-razorpay-event-id. It stands outside the signed bytes, so the body is unique as well.';
comment on column payment_event.body_sha256 is 'Hash of the signed bytes; the bytes themselves may hold a buyer''s e-mail and number and are not kept.';
comment on column payment_event.name is 'payment.captured, payment.failed, refund.processed, ….';
comment on column payment_event.facts is 'Ids, amount, currency and status that the event stated.';
comment on column payment_event.outcome is 'What it changed: captured, surplus, failed, refunded, nothing, unknown, amount_differs.';
comment on column payment_event.signed_at is 'created_at within the signed body.';
comment on column payment_event.received_at is 'When it first came.';

create table payment_hint (
  order_id uuid primary key references payment_order,
  outcome text not null check (outcome in ('success', 'failure', 'dismissed')),
  provider_payment_id text check (length(provider_payment_id) <= 80),
  signature_fits boolean not null,
  times int not null default 1,
  hinted_at timestamptz not null
);
comment on table payment_hint is 'What the buyer''s browser last said of a checkout. Nobody is believed by it.';
comment on column payment_hint.order_id is 'The order that was open in the browser.';
comment on column payment_hint.outcome is 'success, failure or dismissed, as the browser saw it.';
comment on column payment_hint.provider_payment_id is 'The payment it named, if any.';
comment on column payment_hint.signature_fits is 'Whether the checkout''s signature was the gateway''s.';
comment on column payment_hint.times is 'How often the browser has reported.';
comment on column payment_hint.hinted_at is 'When it last did.';

-- The built-in sandbox gateway: a stranger to the tables above, reached only through its adapter and its events.

create table sandbox_order (
  provider_order_id text primary key check (provider_order_id ~ '^order_[0-9a-f]{20,40}$'),
  receipt uuid not null unique,
  booking_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
comment on table sandbox_order is 'An order at the sandbox gateway.';
comment on column sandbox_order.provider_order_id is 'The gateway''s id; unguessable, because whoever has it may open the checkout.';
comment on column sandbox_order.receipt is 'Our order id; the same receipt gives the same order.';
comment on column sandbox_order.booking_id is 'Where the checkout returns to.';
comment on column sandbox_order.amount_paise is 'In paise.';
comment on column sandbox_order.currency is 'ISO 4217.';
comment on column sandbox_order.expires_at is 'After that the checkout takes no more payments.';
comment on column sandbox_order.created_at is 'When it was made.';

create table sandbox_payment (
  provider_payment_id text primary key check (provider_payment_id ~ '^pay_[0-9a-f]{20,40}$'),
  provider_order_id text not null references sandbox_order,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  method text not null check (method in ('upi', 'card', 'netbanking')),
  status text not null check (status in ('created', 'captured', 'failed')),
  failure text,
  capture_at timestamptz not null,
  created_at timestamptz not null
);
comment on table sandbox_payment is 'A payment at the sandbox gateway.';
comment on column sandbox_payment.provider_payment_id is 'The gateway''s id.';
comment on column sandbox_payment.provider_order_id is 'The order it pays.';
comment on column sandbox_payment.amount_paise is 'In paise.';
comment on column sandbox_payment.currency is 'ISO 4217.';
comment on column sandbox_payment.method is 'What was chosen on the checkout page.';
comment on column sandbox_payment.status is 'created (a slow one, not captured yet), captured or failed.';
comment on column sandbox_payment.failure is 'The bank''s sentence for a failed one.';
comment on column sandbox_payment.capture_at is 'When a slow one is captured.';
comment on column sandbox_payment.created_at is 'When the buyer chose.';
create unique index sandbox_payment_captured on sandbox_payment (provider_order_id) where status in ('created', 'captured');

create table sandbox_refund (
  provider_refund_id text primary key check (provider_refund_id ~ '^rfnd_[0-9a-f]{20,40}$'),
  provider_payment_id text not null references sandbox_payment,
  receipt uuid not null unique,
  amount_paise bigint not null check (amount_paise > 0),
  created_at timestamptz not null
);
comment on table sandbox_refund is 'A refund at the sandbox gateway.';
comment on column sandbox_refund.provider_refund_id is 'The gateway''s id.';
comment on column sandbox_refund.provider_payment_id is 'The payment that it returns.';
comment on column sandbox_refund.receipt is 'Our refund id; the same receipt gives the same refund.';
comment on column sandbox_refund.amount_paise is 'In paise.';
comment on column sandbox_refund.created_at is 'When it was made.';

create table sandbox_event (
  event_id text primary key check (event_id ~ '^evt_[0-9a-f]{32}$'),
  name text not null,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  attempts int not null default 0
);
comment on table sandbox_event is 'What the sandbox gateway tells us, byte for byte as signed, so that it can be told again.';
comment on column sandbox_event.event_id is 'Sent as x-razorpay-event-id.';
comment on column sandbox_event.name is 'e.g. payment.captured.';
comment on column sandbox_event.body is 'The signed bytes.';
comment on column sandbox_event.created_at is 'When it happened.';
comment on column sandbox_event.delivered_at is 'When it was first answered with 200; null while it is tried again.';
comment on column sandbox_event.attempts is 'How often it was sent, replays included.';

insert into setting (key, valid_from, value, why) values
  ('payment.rules', '2020-01-01T00:00:00Z', '{"orderMinutes": 30, "webhookOldestMinutes": 1445, "webhookAheadMinutes": 5, "sandboxSlowSeconds": 8}',
   'Razorpay retries a webhook for 24 hours with its first created_at; 5 minutes for clocks that differ');
