-- Cash that goes back: the customer names a bank account or a UPI id, and it is paid there once.

alter table refund add column in_cash boolean not null default false;
comment on column refund.in_cash is 'Of a payment in cash that does not go back as credit: its customer says where to.';

create table cash_refund (
  refund_id uuid primary key references refund,
  booking_id uuid not null references booking,
  booking_number text not null,
  user_id uuid not null references user_account,
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('Waiting For Customer', 'Needs Approval', 'Checked', 'Pending', 'Processing', 'Paid', 'Failed', 'Credited')),
  version int not null default 1 check (version > 0),
  reason text not null,
  kind text check (kind in ('bank', 'upi')),
  holder_name text,
  ifsc text,
  bank_name text,
  account_sealed text,
  account_hint text,
  name_checked boolean not null default false,
  attempt_id uuid,
  failure text,
  checked_by uuid references user_account,
  decided_by uuid references user_account,
  decide_why text not null default '',
  asked_at timestamptz not null,
  paid_at timestamptz,
  constraint cash_refund_paid check ((status = 'Paid') = (paid_at is not null)),
  constraint cash_refund_attempted check (status not in ('Pending', 'Processing', 'Paid') or attempt_id is not null)
);
comment on table cash_refund is 'What was paid in cash and goes back: where its customer wants it, and what became of it.';
comment on column cash_refund.refund_id is 'The refund of the payment in cash.';
comment on column cash_refund.booking_id is 'The booking that gives it back.';
comment on column cash_refund.booking_number is 'Its number, which is looked for.';
comment on column cash_refund.user_id is 'The customer it belongs to.';
comment on column cash_refund.amount_paise is 'How much, paise.';
comment on column cash_refund.status is 'State of cash-refund.lifecycle.ts.';
comment on column cash_refund.version is 'Counts its moves.';
comment on column cash_refund.reason is 'Why the booking gives it back, as the refund says.';
comment on column cash_refund.kind is 'A bank account or a UPI id; null: not chosen yet.';
comment on column cash_refund.holder_name is 'Of the account, as its customer wrote it.';
comment on column cash_refund.ifsc is 'Of a bank account.';
comment on column cash_refund.bank_name is 'The bank of the IFSC.';
comment on column cash_refund.account_sealed is 'The account number or the UPI id, sealed for this row (base64).';
comment on column cash_refund.account_hint is 'What is shown of it: the last four digits, or the first letters and the app.';
comment on column cash_refund.name_checked is 'The bank has this name for the account.';
comment on column cash_refund.attempt_id is 'The newest row of cash_refund_attempt.';
comment on column cash_refund.failure is 'Why the last try failed, or what support asks for; null: neither.';
comment on column cash_refund.checked_by is 'The first Admin who agreed to one above the limit.';
comment on column cash_refund.decided_by is 'The Admin who last sent it, sent it back or had it tried again.';
comment on column cash_refund.decide_why is 'What that Admin wrote.';
comment on column cash_refund.asked_at is 'When the booking gave it back.';
comment on column cash_refund.paid_at is 'When the bank had it; null: it has not, or it came back.';
create index cash_refund_of_booking on cash_refund (booking_id);
comment on index cash_refund_of_booking is 'What a booking gives back of its cash.';
create index cash_refund_by_number on cash_refund (booking_number text_pattern_ops);
comment on index cash_refund_by_number is 'Found by the beginning of a booking number.';
create index cash_refund_of_user on cash_refund (user_id, asked_at desc, refund_id desc);
comment on index cash_refund_of_user is 'The list of a customer.';
create index cash_refund_newest on cash_refund (asked_at desc, refund_id desc);
comment on index cash_refund_newest is 'The list of the back office.';
create index cash_refund_open on cash_refund (status, asked_at) where status in ('Needs Approval', 'Checked', 'Pending', 'Processing', 'Failed');
comment on index cash_refund_open is 'Those that someone or the clock has to look at.';

create table cash_refund_attempt (
  attempt_id uuid primary key,
  refund_id uuid not null references cash_refund,
  made_at timestamptz not null,
  provider text check (provider in ('sandbox', 'razorpayx')),
  fund_account_id text,
  provider_payout_id text,
  sent_at timestamptz,
  outcome text check (outcome in ('paid', 'failed')),
  utr text,
  ended_at timestamptz,
  constraint cash_refund_attempt_ended check ((outcome is null) = (ended_at is null))
);
comment on table cash_refund_attempt is 'One payout of a refund of cash: it is paid once, whatever is repeated.';
comment on column cash_refund_attempt.attempt_id is 'UUID v7; the idempotency key and the reference at the provider.';
comment on column cash_refund_attempt.refund_id is 'What it pays.';
comment on column cash_refund_attempt.made_at is 'When it was to be sent.';
comment on column cash_refund_attempt.provider is 'Who was asked; null: no one yet.';
comment on column cash_refund_attempt.fund_account_id is 'The destination at the provider, kept before the payout is asked for: a repeated call says the same.';
comment on column cash_refund_attempt.provider_payout_id is 'The provider''s id of the payout.';
comment on column cash_refund_attempt.sent_at is 'When the provider took it.';
comment on column cash_refund_attempt.outcome is 'How it ended; null: it has not.';
comment on column cash_refund_attempt.utr is 'The bank''s reference.';
comment on column cash_refund_attempt.ended_at is 'When that was told.';
create index cash_refund_attempt_of on cash_refund_attempt (refund_id, made_at);
comment on index cash_refund_attempt_of is 'Every try of one refund.';
create unique index cash_refund_attempt_provider on cash_refund_attempt (provider, provider_payout_id) where provider_payout_id is not null;
comment on index cash_refund_attempt_provider is 'A payout of the provider belongs to one try.';

-- A refund of cash leaves the bank account: what is left of a booking's money is looked for there, too.
create or replace function ledger_audit() returns table (violation text, subject text, paise bigint) language sql stable as $$
  select 'transaction does not sum to zero', transaction_id::text, sum(amount_paise)::bigint
    from ledger_entry group by transaction_id having sum(amount_paise) <> 0
  union all
  select 'account needs an organisation, or must not name one', e.transaction_id::text, e.amount_paise
    from ledger_entry e join ledger_account a using (account_code) where a.by_organisation <> (e.organisation_id is not null)
  union all
  select 'captured less refunded differs from what the ledger holds', coalesce(p.booking_id, l.booking_id)::text,
      (coalesce(p.paise, 0) - coalesce(l.paise, 0))::bigint
    from (
      select booking_id, sum(paise) as paise from (
        select booking_id, amount_paise as paise from payment where status = 'captured' and not (settles_later and kept)
        union all
        select booking_id, -amount_paise from refund where status = 'processed'
      ) moved group by booking_id
    ) p full join (
      select booking_id, sum(amount_paise) as paise from ledger_entry
        where account_code in ('gateway_clearing', 'partner_cash', 'customer_credit', 'customer_receivable', 'bank_clearing') and booking_id is not null group by booking_id
    ) l on l.booking_id = p.booking_id
    where coalesce(p.paise, 0) <> coalesce(l.paise, 0)
  union all
  select 'refunds promised differ from refunds open', coalesce(r.booking_id, l.booking_id)::text,
      (coalesce(r.paise, 0) + coalesce(l.paise, 0))::bigint
    from (select booking_id, sum(amount_paise) as paise from refund where status <> 'processed' group by booking_id) r
    full join (
      select booking_id, sum(amount_paise) as paise from ledger_entry where account_code = 'refunds_clearing' group by booking_id
    ) l on l.booking_id = r.booking_id
    where coalesce(r.paise, 0) + coalesce(l.paise, 0) <> 0
  union all
  select 'more refunded than captured', payment_id::text, refunded_paise - amount_paise from payment where refunded_paise > amount_paise
  union all
  select 'refunds of a payment differ from its rows', p.payment_id::text, p.refunded_paise - coalesce(r.paise, 0)
    from payment p left join (
      select payment_id, sum(amount_paise)::bigint as paise from refund where status <> 'failed' group by payment_id
    ) r using (payment_id)
    where p.refunded_paise <> coalesce(r.paise, 0)
  union all
  select 'captured more than the order''s total', o.order_id::text, sum(p.amount_paise)::bigint - o.amount_paise
    from payment_order o join payment p on p.order_id = o.order_id and p.kept group by o.order_id, o.amount_paise
    having sum(p.amount_paise) > o.amount_paise
  union all
  select 'credit of customers differs from what the ledger owes them', 'customer_credit', l.paise + e.paise
    from (select coalesce(sum(left_paise), 0)::bigint as paise from credit_lot) l,
      (select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_entry where account_code = 'customer_credit') e
    where l.paise + e.paise <> 0
  union all
  select 'what customers pay later differs from what the ledger is owed', 'customer_receivable', (l.paise - e.paise)::bigint
    from (select coalesce(sum(left_paise), 0)::bigint as paise from pay_later_debt) l,
      (select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_entry where account_code = 'customer_receivable') e
    where l.paise <> e.paise
  union all
  select 'what a customer pays later differs from its debts', a.user_id::text, (a.used_paise - coalesce(d.paise, 0))::bigint
    from pay_later_account a
    left join (select user_id, sum(left_paise) as paise from pay_later_debt group by user_id) d using (user_id)
    where a.used_paise <> coalesce(d.paise, 0)
$$;
