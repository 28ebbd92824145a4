-- Milestones are paid through the gateway: an order of the client for what is left of one.

create table milestone_order (
  order_id uuid primary key,
  milestone_id uuid not null references milestone,
  project_id uuid not null references project,
  organisation_id uuid not null references organisation,
  buyer_id uuid references user_account,
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('created', 'expired', 'paid')),
  provider text not null check (provider in ('sandbox', 'razorpay')),
  provider_order_id text check (length(provider_order_id) between 1 and 80),
  provider_payment_id text check (length(provider_payment_id) between 1 and 80),
  method text check (length(method) <= 40),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  constraint milestone_order_paid check ((status = 'paid') = (paid_at is not null) and (status = 'paid') = (provider_payment_id is not null))
);
create unique index milestone_order_open on milestone_order (milestone_id) where status = 'created';
create unique index milestone_order_provider on milestone_order (provider, provider_order_id);
create index milestone_order_of_client on milestone_order (buyer_id, created_at desc);
comment on table milestone_order is 'What a client pays of a milestone. Its amount is the server''s and never changes.';
comment on column milestone_order.order_id is 'UUID v7; the gateway knows it as the receipt.';
comment on column milestone_order.milestone_id is 'What is paid.';
comment on column milestone_order.project_id is 'Of which project.';
comment on column milestone_order.organisation_id is 'Whose work it is.';
comment on column milestone_order.buyer_id is 'The client; null: the account was erased.';
comment on column milestone_order.amount_paise is 'What was left of the milestone when it was opened, in paise.';
comment on column milestone_order.status is 'State of milestone-order.lifecycle.ts.';
comment on column milestone_order.provider is 'The gateway.';
comment on column milestone_order.provider_order_id is 'The gateway''s id; null until it has answered.';
comment on column milestone_order.provider_payment_id is 'The gateway''s id of the payment that was captured.';
comment on column milestone_order.method is 'upi, card, netbanking, …, once paid.';
comment on column milestone_order.created_at is 'When it was opened.';
comment on column milestone_order.expires_at is 'Until then the same order is opened again.';
comment on column milestone_order.paid_at is 'When the payment was captured.';
