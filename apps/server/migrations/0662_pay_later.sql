-- Paying later: a customer books now and pays after the visit, up to a limit. The platform carries the risk: the booking
-- counts as paid, and the customer owes the platform.

create table pay_later_account (
  user_id uuid primary key references user_account,
  used_paise bigint not null default 0,
  constraint pay_later_used check (used_paise >= 0)
);
comment on table pay_later_account is 'What a customer owes the platform in all; its row is the lock of everything that is paid later.';
comment on column pay_later_account.user_id is 'The customer.';
comment on column pay_later_account.used_paise is 'Open now, paise: the sum of what is left of each debt.';

create table pay_later_debt (
  payment_id uuid primary key,
  user_id uuid not null references user_account,
  booking_id uuid not null references booking,
  amount_paise bigint not null check (amount_paise > 0),
  released_paise bigint not null default 0 check (released_paise >= 0),
  repaid_paise bigint not null default 0 check (repaid_paise >= 0),
  left_paise bigint not null generated always as (amount_paise - released_paise - repaid_paise) stored,
  due_at timestamptz,
  told int not null default 0 check (told between 0 and 3),
  created_at timestamptz not null,
  constraint pay_later_debt_of_booking unique (booking_id),
  constraint pay_later_never_below_zero check (left_paise >= 0)
);
comment on table pay_later_debt is 'A booking that is paid later: what the customer owes the platform for it.';
comment on column pay_later_debt.payment_id is 'The payment that it made for the booking.';
comment on column pay_later_debt.user_id is 'Who owes it.';
comment on column pay_later_debt.booking_id is 'The booking.';
comment on column pay_later_debt.amount_paise is 'What was paid later at first, paise.';
comment on column pay_later_debt.released_paise is 'No longer owed, because the booking gave it back, paise.';
comment on column pay_later_debt.repaid_paise is 'Paid since, paise.';
comment on column pay_later_debt.left_paise is 'Still to pay, paise.';
comment on column pay_later_debt.due_at is 'The end of the day on which it is due; null while the visit is to come.';
comment on column pay_later_debt.told is '0: nothing yet; 1: told that it is due soon; 2: on the day; 3: that it is overdue.';
comment on column pay_later_debt.created_at is 'When the booking was made so.';
create index pay_later_debt_of_user on pay_later_debt (user_id, created_at desc, payment_id desc);
create index pay_later_debt_to_tell on pay_later_debt (due_at) where left_paise > 0 and told < 3;

create table pay_later_limit (
  limit_id uuid primary key,
  user_id uuid not null references user_account,
  status text not null check (status in ('Waiting', 'Set', 'Refused')),
  limit_paise bigint not null check (limit_paise >= 0),
  why text not null,
  asked_by uuid not null references user_account,
  asked_at timestamptz not null,
  decided_by uuid references user_account,
  decided_at timestamptz,
  decide_why text not null default '',
  constraint pay_later_limit_decided check ((status = 'Waiting') = (decided_at is null))
);
comment on table pay_later_limit is 'A limit that an Admin set for a customer, or asked to set; the newest that was set counts.';
comment on column pay_later_limit.limit_id is 'UUID v7.';
comment on column pay_later_limit.user_id is 'The customer.';
comment on column pay_later_limit.status is 'State of the pay later limit lifecycle.';
comment on column pay_later_limit.limit_paise is 'All that may be open at once, paise; 0: nothing may be paid later.';
comment on column pay_later_limit.why is 'The reason of the Admin who asked.';
comment on column pay_later_limit.asked_by is 'The Admin who asked.';
comment on column pay_later_limit.asked_at is 'When it was asked.';
comment on column pay_later_limit.decided_by is 'Who set or refused it: the same Admin where it is within what one may allow.';
comment on column pay_later_limit.decided_at is 'When it was decided; null while it waits.';
comment on column pay_later_limit.decide_why is 'What the second Admin wrote.';
create unique index pay_later_limit_waiting on pay_later_limit (user_id) where status = 'Waiting';
create index pay_later_limit_set on pay_later_limit (user_id, decided_at desc) where status = 'Set';

alter table payment_order
  add column settles_later boolean not null default false,
  drop constraint payment_order_provider_check,
  add constraint payment_order_provider_check check (provider in ('sandbox', 'razorpay', 'cash', 'credit', 'paylater'));
comment on column payment_order.provider is 'The gateway; cash for what a professional was handed; credit for the customer''s own; paylater where the customer owes it to the platform.';
comment on column payment_order.settles_later is 'Pays what the customer owes for a booking that is paid later, not the booking.';
alter table payment
  add column settles_later boolean not null default false,
  add column repaid_paise bigint not null default 0,
  drop constraint payment_provider_check,
  add constraint payment_provider_check check (provider in ('sandbox', 'razorpay', 'cash', 'credit', 'paylater')),
  add constraint payment_repaid check (repaid_paise >= 0 and repaid_paise + refunded_paise <= amount_paise);
comment on column payment.provider is 'The gateway, cash, credit or paylater.';
comment on column payment.settles_later is 'It pays what the customer owes the platform; the booking does not count it.';
comment on column payment.repaid_paise is 'Of one by paylater: what the customer has paid since, which goes back as that money does.';

alter table booking
  drop constraint booking_payment_mode_check,
  add constraint booking_payment_mode_check check (payment_mode in ('online', 'cash', 'paylater'));
comment on column booking.payment_mode is 'online: before the visit; cash: to the professional; paylater: to the platform after the visit.';

insert into ledger_account (account_code, name, kind, by_organisation) values
  ('customer_receivable', 'Owed by customers who pay later', 'asset', false);

insert into setting (key, valid_from, value, why) values
  ('pay_later.rules', '2020-01-01T00:00:00Z',
    '{"firstBookings": 3, "startPaise": 200000, "growPaise": 50000, "mostPaise": 1000000, "dueDays": 7, "remindDays": 2, "secondAdminPaise": 1000000}',
    'Our own defaults: after three finished and paid bookings 2,000 rupees, 500 more with each, at most 10,000.');

-- The audit of the books counts what customers owe as money of the booking; paying it moves no more money of the booking.
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
        where account_code in ('gateway_clearing', 'partner_cash', 'customer_credit', 'customer_receivable') and booking_id is not null group by booking_id
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
