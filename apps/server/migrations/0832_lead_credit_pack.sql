-- Packs of credits are bought through the gateway: an order of the partner, and what the books say of it.

create table lead_pack_order (
  order_id uuid primary key,
  organisation_id uuid not null references organisation,
  credits int not null check (credits > 0),
  amount_paise bigint not null check (amount_paise > 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  status text not null check (status in ('created', 'paid')),
  provider text not null check (provider in ('sandbox', 'razorpay')),
  provider_order_id text check (length(provider_order_id) between 1 and 80),
  provider_payment_id text check (length(provider_payment_id) between 1 and 80),
  method text check (length(method) <= 40),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  constraint lead_pack_order_paid check ((status = 'paid') = (paid_at is not null) and (status = 'paid') = (provider_payment_id is not null)),
  constraint lead_pack_order_tax check (cgst_paise + sgst_paise + igst_paise < amount_paise)
);
comment on table lead_pack_order is 'A pack of credits that a partner buys. Its amount is the server''s and never changes.';
comment on column lead_pack_order.order_id is 'UUID v7; the gateway knows it as the receipt.';
comment on column lead_pack_order.organisation_id is 'Who buys.';
comment on column lead_pack_order.credits is 'How many credits it brings once it is paid.';
comment on column lead_pack_order.amount_paise is 'What is paid, with GST, in paise.';
comment on column lead_pack_order.cgst_paise is 'CGST in it.';
comment on column lead_pack_order.sgst_paise is 'SGST or UTGST in it.';
comment on column lead_pack_order.igst_paise is 'IGST in it.';
comment on column lead_pack_order.status is 'State of lead-pack-order.lifecycle.ts.';
comment on column lead_pack_order.provider is 'The gateway.';
comment on column lead_pack_order.provider_order_id is 'The gateway''s id; null until it has answered.';
comment on column lead_pack_order.provider_payment_id is 'The gateway''s id of the payment that was captured.';
comment on column lead_pack_order.method is 'upi, card, netbanking, …, once paid.';
comment on column lead_pack_order.created_at is 'When it was opened.';
comment on column lead_pack_order.expires_at is 'Until then it can be paid on the checkout.';
comment on column lead_pack_order.paid_at is 'When the payment was captured.';
create unique index lead_pack_order_provider on lead_pack_order (provider, provider_order_id);
create index lead_pack_order_of_organisation on lead_pack_order (organisation_id, created_at desc);

alter table sandbox_order
  alter column booking_id drop not null,
  add column back_to text check (length(back_to) <= 200),
  add constraint sandbox_order_returns check ((booking_id is null) <> (back_to is null));
comment on column sandbox_order.booking_id is 'Where the checkout returns to; null: to another page.';
comment on column sandbox_order.back_to is 'Our page that the checkout returns to, of an order that pays no booking.';

insert into ledger_account (account_code, name, kind, by_organisation) values
  ('lead_credit_held', 'Credits of partners, bought and not used', 'liability', false),
  ('lead_revenue', 'Leads unlocked', 'income', false);

insert into setting (key, valid_from, value, why) values
  ('lead_credit.rules', '2020-01-02T00:00:00Z',
   '{"packs": [{"credits": 50, "paise": 99900}, {"credits": 120, "paise": 219900}, {"credits": 300, "paise": 499900}]}',
   'Our own defaults: three packs, with GST; larger ones cost less a credit.');

-- What was paid for credits that are left is what the books owe partners for them.
alter function ledger_audit() rename to ledger_audit_of_bookings;
comment on function ledger_audit_of_bookings is 'The part of ledger_audit that is about bookings and customers.';
create function ledger_audit() returns table (violation text, subject text, paise bigint) language sql stable as $$
  select violation, subject, paise from ledger_audit_of_bookings()
  union all
  select 'credits of partners differ from what the ledger owes for them', 'lead_credit_held', l.paise + e.paise
    from (select coalesce(sum(value_left_paise), 0)::bigint as paise from lead_credit_lot) l,
      (select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_entry where account_code = 'lead_credit_held') e
    where l.paise + e.paise <> 0
$$;
comment on function ledger_audit is 'Every breach of the money promises, none when all is well. Ask when the outbox is drained: postings follow the events.';
