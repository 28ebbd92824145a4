-- The advance of an agreed quote is paid through the gateway, and held for its partner.

create table advance_order (
  order_id uuid primary key,
  lead_id uuid not null references lead,
  organisation_id uuid not null references organisation,
  buyer_id uuid not null references user_account,
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('created', 'paid', 'late')),
  provider text not null check (provider in ('sandbox', 'razorpay')),
  provider_order_id text check (length(provider_order_id) between 1 and 80),
  provider_payment_id text check (length(provider_payment_id) between 1 and 80),
  method text check (length(method) <= 40),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  constraint advance_order_paid check ((status <> 'created') = (paid_at is not null) and (status <> 'created') = (provider_payment_id is not null))
);
comment on table advance_order is 'A payment of the advance of an agreed quote. Its amount is the server''s and never changes.';
comment on column advance_order.order_id is 'UUID v7; the gateway knows it as the receipt.';
comment on column advance_order.lead_id is 'Whose agreement.';
comment on column advance_order.organisation_id is 'The partner that it is held for.';
comment on column advance_order.buyer_id is 'The customer who pays.';
comment on column advance_order.amount_paise is 'The advance, with GST, in paise.';
comment on column advance_order.status is 'State of advance-order.lifecycle.ts.';
comment on column advance_order.provider is 'The gateway.';
comment on column advance_order.provider_order_id is 'The gateway''s id; null until it has answered.';
comment on column advance_order.provider_payment_id is 'The gateway''s id of the payment that was captured.';
comment on column advance_order.method is 'upi, card, netbanking, …, once paid.';
comment on column advance_order.created_at is 'When it was opened.';
comment on column advance_order.expires_at is 'Until then it can be paid on the checkout.';
comment on column advance_order.paid_at is 'When the payment was captured.';
create unique index advance_order_provider on advance_order (provider, provider_order_id);
create unique index advance_order_paid_once on advance_order (lead_id) where status = 'paid';
create index advance_order_of_buyer on advance_order (buyer_id, created_at desc);

insert into ledger_account (account_code, name, kind, by_organisation) values
  ('advance_held', 'Advances of agreed quotes, held for partners', 'liability', false);
