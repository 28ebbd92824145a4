-- One order for what is not a booking: advances, packs of credits and milestones were three copies of it.

create table purchase (
  order_id uuid primary key,
  kind text not null check (kind in ('advance', 'lead_pack', 'milestone')),
  organisation_id uuid not null references organisation,
  payer_id uuid references user_account,
  lead_id uuid references lead,
  rfq_id uuid references rfq,
  milestone_id uuid references milestone,
  project_id uuid references project,
  credits int check (credits > 0),
  amount_paise bigint not null check (amount_paise > 0),
  cgst_paise bigint not null default 0 check (cgst_paise >= 0),
  sgst_paise bigint not null default 0 check (sgst_paise >= 0),
  igst_paise bigint not null default 0 check (igst_paise >= 0),
  granted_paise bigint not null default 0,
  status text not null check (status in ('created', 'expired', 'paid', 'late', 'refunded')),
  provider text not null check (provider in ('sandbox', 'razorpay')),
  provider_order_id text check (length(provider_order_id) between 1 and 80),
  method text check (length(method) <= 40),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  constraint purchase_of_its_kind check (
    (kind = 'advance') = (lead_id is not null and rfq_id is not null and payer_id is not null and milestone_id is null)
    and (kind = 'milestone') = (milestone_id is not null and project_id is not null and lead_id is null)
    and (kind = 'lead_pack') = (credits is not null)),
  constraint purchase_paid check ((status in ('paid', 'late', 'refunded')) = (paid_at is not null)),
  constraint purchase_tax check (cgst_paise + sgst_paise + igst_paise < amount_paise),
  constraint purchase_granted check (granted_paise between 0 and amount_paise)
);
comment on table purchase is 'A payment of something that is not a booking, through a gateway. Its amount is the server''s and never changes.';
comment on column purchase.order_id is 'UUID v7; the gateway knows it as the receipt.';
comment on column purchase.kind is 'What is bought: the advance of an agreed quote, a pack of credits for leads, a milestone.';
comment on column purchase.organisation_id is 'The partner: who is paid, and of a pack who buys.';
comment on column purchase.payer_id is 'The person who pays. Null: a pack that was bought before this was kept, or an account that was erased.';
comment on column purchase.lead_id is 'Of an advance: whose agreement.';
comment on column purchase.rfq_id is 'Of an advance: the request of the lead.';
comment on column purchase.milestone_id is 'Of a milestone: which.';
comment on column purchase.project_id is 'Of a milestone: its project.';
comment on column purchase.credits is 'Of a pack: how many credits it brings.';
comment on column purchase.amount_paise is 'What is paid, with GST, in paise.';
comment on column purchase.cgst_paise is 'CGST in it, where the platform sells.';
comment on column purchase.sgst_paise is 'SGST or UTGST in it, where the platform sells.';
comment on column purchase.igst_paise is 'IGST in it, where the platform sells.';
comment on column purchase.granted_paise is 'Of what was paid and kept, promised back to the payer by a decision, in paise.';
comment on column purchase.status is 'State of purchase.lifecycle.ts.';
comment on column purchase.provider is 'The gateway.';
comment on column purchase.provider_order_id is 'The gateway''s id; null until it has answered.';
comment on column purchase.method is 'upi, card, netbanking, …, once paid.';
comment on column purchase.created_at is 'When it was opened.';
comment on column purchase.expires_at is 'Until then it can be paid on the checkout.';
comment on column purchase.paid_at is 'When the first payment was captured, due or not.';
create unique index purchase_provider on purchase (provider, provider_order_id);
create unique index purchase_milestone_open on purchase (milestone_id) where status = 'created';
create unique index purchase_advance_once on purchase (lead_id) where status = 'paid';
create index purchase_of_payer on purchase (payer_id, created_at desc);
create index purchase_of_organisation on purchase (organisation_id, created_at desc);
create index purchase_of_milestone on purchase (milestone_id) where milestone_id is not null;
create index purchase_of_lead on purchase (lead_id) where lead_id is not null;

create table purchase_payment (
  payment_id uuid primary key,
  order_id uuid not null references purchase,
  provider text not null check (provider in ('sandbox', 'razorpay')),
  provider_payment_id text not null check (length(provider_payment_id) between 1 and 80),
  amount_paise bigint not null check (amount_paise > 0),
  method text check (length(method) <= 40),
  kept boolean not null,
  captured_at timestamptz not null,
  constraint purchase_payment_told_once unique (provider, provider_payment_id)
);
comment on table purchase_payment is 'A captured payment of a purchase: the one that counts, and those that were not due and go back.';
comment on column purchase_payment.payment_id is 'UUID v7.';
comment on column purchase_payment.order_id is 'Of which purchase.';
comment on column purchase_payment.provider is 'The gateway.';
comment on column purchase_payment.provider_payment_id is 'The gateway''s id of it.';
comment on column purchase_payment.amount_paise is 'What was captured, in paise.';
comment on column purchase_payment.method is 'upi, card, netbanking, …';
comment on column purchase_payment.kept is 'True: it pays the purchase. False: nothing was due for it, so it goes back.';
comment on column purchase_payment.captured_at is 'When we heard of it.';
create unique index purchase_kept_once on purchase_payment (order_id) where kept;
create index purchase_payment_of_order on purchase_payment (order_id);

create table purchase_refund (
  refund_id uuid primary key,
  order_id uuid not null references purchase,
  payment_id uuid not null references purchase_payment,
  cause text not null check (cause in ('late', 'second', 'granted')),
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('pending', 'sent', 'processed', 'stuck')),
  receipt uuid not null,
  tries int not null default 0 check (tries >= 0),
  next_try_at timestamptz,
  failure text check (length(failure) <= 300),
  provider_refund_id text check (length(provider_refund_id) between 1 and 80),
  reference text check (length(reference) between 1 and 80),
  version int not null default 1,
  asked_at timestamptz not null,
  settled_at timestamptz,
  constraint purchase_refund_settled check ((status = 'processed') = (settled_at is not null)),
  constraint purchase_refund_waits check ((status = 'pending') = (next_try_at is not null)),
  constraint purchase_refund_by_hand check (reference is null or status = 'processed')
);
comment on table purchase_refund is 'Money of a purchase on its way back to its payer.';
comment on column purchase_refund.refund_id is 'UUID v7.';
comment on column purchase_refund.order_id is 'Of which purchase.';
comment on column purchase_refund.payment_id is 'Which payment goes back, or a part of it.';
comment on column purchase_refund.cause is 'late: nothing was due any more. second: the purchase was paid before. granted: staff decided it, or what was paid for is not done.';
comment on column purchase_refund.amount_paise is 'How much, in paise.';
comment on column purchase_refund.status is 'State of purchase-refund.lifecycle.ts.';
comment on column purchase_refund.receipt is 'The gateway knows this try by it, so that a repeated request makes no second refund; a new one where the gateway said that a refund failed.';
comment on column purchase_refund.tries is 'How often it failed.';
comment on column purchase_refund.next_try_at is 'When the gateway is asked next; null: it has it, or a person has to look.';
comment on column purchase_refund.failure is 'Why the last try failed.';
comment on column purchase_refund.provider_refund_id is 'The gateway''s id of it; null: it has not answered yet.';
comment on column purchase_refund.reference is 'The bank''s reference, where staff paid it by hand.';
comment on column purchase_refund.version is 'Grows with each move: what staff saw.';
comment on column purchase_refund.asked_at is 'Since when it is owed.';
comment on column purchase_refund.settled_at is 'When it reached the payer; null: it did not.';
create unique index purchase_refund_of_provider on purchase_refund (provider_refund_id) where provider_refund_id is not null;
create unique index purchase_refund_receipt on purchase_refund (receipt);
create unique index purchase_refund_whole on purchase_refund (payment_id) where cause <> 'granted';
create index purchase_refund_of_payment on purchase_refund (payment_id);
create index purchase_refund_of_order on purchase_refund (order_id);
create index purchase_refund_waiting on purchase_refund (next_try_at) where status = 'pending';
create index purchase_refund_listed on purchase_refund (status, asked_at desc, refund_id desc);

-- What was bought before.
insert into purchase (order_id, kind, organisation_id, payer_id, lead_id, rfq_id, amount_paise, status, provider,
    provider_order_id, method, created_at, expires_at, paid_at)
  select order_id, 'advance', organisation_id, buyer_id, lead_id, rfq_id, amount_paise, status, provider,
    provider_order_id, method, created_at, expires_at, paid_at from advance_order;
insert into purchase (order_id, kind, organisation_id, credits, amount_paise, cgst_paise, sgst_paise, igst_paise, status,
    provider, provider_order_id, method, created_at, expires_at, paid_at)
  select order_id, 'lead_pack', organisation_id, credits, amount_paise, cgst_paise, sgst_paise, igst_paise, status,
    provider, provider_order_id, method, created_at, expires_at, paid_at from lead_pack_order;
insert into purchase (order_id, kind, organisation_id, payer_id, milestone_id, project_id, amount_paise, status, provider,
    provider_order_id, method, created_at, expires_at, paid_at)
  select order_id, 'milestone', organisation_id, buyer_id, milestone_id, project_id, amount_paise, status, provider,
    provider_order_id, method, created_at, expires_at, paid_at from milestone_order;
insert into purchase_payment (payment_id, order_id, provider, provider_payment_id, amount_paise, method, kept, captured_at)
  select gen_random_uuid(), p.order_id, p.provider, o.provider_payment_id, p.amount_paise, p.method, p.status = 'paid', p.paid_at
  from purchase p join (
    select order_id, provider_payment_id from advance_order
    union all select order_id, provider_payment_id from lead_pack_order
    union all select order_id, provider_payment_id from milestone_order
  ) o using (order_id) where o.provider_payment_id is not null;
insert into purchase_refund (refund_id, order_id, payment_id, cause, amount_paise, status, receipt, next_try_at,
    provider_refund_id, asked_at, settled_at)
  select a.refund_id, a.order_id, p.payment_id, 'late', a.amount_paise,
    case when a.status = 'refunded' then 'processed' when a.provider_refund_id is null then 'pending' else 'sent' end,
    a.refund_id, case when a.status = 'late' and a.provider_refund_id is null then a.paid_at end,
    a.provider_refund_id, a.paid_at, a.refunded_at
  from advance_order a join purchase_payment p using (order_id) where a.refund_id is not null;
drop table advance_order;
drop table lead_pack_order;
drop table milestone_order;

-- Of what belongs to no booking: what came and went is what the books say.
create or replace function ledger_audit() returns table (violation text, subject text, paise bigint) language sql stable as $$
  select violation, subject, paise from ledger_audit_of_bookings()
  union all
  select 'credits of partners differ from what the ledger owes for them', 'lead_credit_held', l.paise + e.paise
    from (select coalesce(sum(value_left_paise), 0)::bigint as paise from lead_credit_lot) l,
      (select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_entry where account_code = 'lead_credit_held') e
    where l.paise + e.paise <> 0
  union all
  select 'purchases captured less refunded differ from what the ledger holds', 'purchase', p.paise - r.paise - e.paise
    from (select coalesce(sum(amount_paise), 0)::bigint as paise from purchase_payment) p,
      (select coalesce(sum(amount_paise), 0)::bigint as paise from purchase_refund where status = 'processed' and reference is null) r,
      (select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_entry
        where account_code = 'gateway_clearing' and booking_id is null) e
    where p.paise - r.paise <> e.paise
  union all
  select 'refunds of purchases promised differ from refunds open', 'purchase_refund', r.paise + e.paise
    from (select coalesce(sum(amount_paise), 0)::bigint as paise from purchase_refund where status <> 'processed') r,
      (select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_entry
        where account_code = 'refunds_clearing' and booking_id is null) e
    where r.paise + e.paise <> 0
  union all
  select 'more of a purchase goes back than was paid', p.payment_id::text, (sum(r.amount_paise) - p.amount_paise)::bigint
    from purchase_payment p join purchase_refund r using (payment_id) group by p.payment_id, p.amount_paise
    having sum(r.amount_paise) > p.amount_paise
  union all
  select 'what was granted of a purchase differs from its refunds', p.order_id::text, (p.granted_paise - coalesce(sum(r.amount_paise), 0))::bigint
    from purchase p left join purchase_refund r on r.order_id = p.order_id and r.cause = 'granted'
    group by p.order_id, p.granted_paise having p.granted_paise <> coalesce(sum(r.amount_paise), 0)
$$;
