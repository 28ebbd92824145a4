-- What partners earn and owe: a row for each thing, written with the ledger's postings; commission frozen on the booking.

alter table booking add column commission_percent numeric(5, 2) not null default 15 check (commission_percent between 0 and 100);
comment on column booking.commission_percent is 'Commission on the work, percent of its value; frozen when it was booked.';
update booking b set commission_percent = s.percent
from booking of_booking
join lateral (
  select (value->>'commissionPercent')::numeric as percent from setting
  where key = 'ledger.rules' and scope = '*' and valid_from <= coalesce(of_booking.completed_at, of_booking.created_at)
    and value ? 'commissionPercent'
  order by valid_from desc limit 1
) s on true
where of_booking.booking_id = b.booking_id and s.percent <> 15;

insert into ledger_account (account_code, name, kind, by_organisation) values
  ('bank_clearing', 'Payouts from the bank account', 'asset', false),
  ('penalty_revenue', 'Penalties of partners', 'income', false);

create table earning (
  earning_id uuid primary key,
  organisation_id uuid not null references organisation,
  booking_id uuid references booking,
  booking_number text,
  professional_id uuid references staff_member,
  kind text not null check (kind in ('work', 'cancellation_fee', 'no_show_fee', 'penalty', 'adjustment', 'cash_settlement')),
  value_paise bigint not null default 0,
  tax_paise bigint not null default 0,
  commission_paise bigint not null default 0,
  commission_tax_paise bigint not null default 0,
  tcs_paise bigint not null default 0,
  penalty_paise bigint not null default 0,
  cash_paise bigint not null default 0,
  net_paise bigint not null generated always as
    (value_paise + tax_paise - commission_paise - commission_tax_paise - tcs_paise - penalty_paise - cash_paise) stored,
  commission_percent numeric(5, 2) not null default 0 check (commission_percent between 0 and 100),
  earned_at timestamptz not null,
  due_on date,
  hold_reason text,
  state text not null check (state in ('Waiting', 'Due', 'On Hold', 'In Payout', 'Paid')),
  payout_id uuid,
  booking_version int not null default 0,
  constraint earning_held_with_reason check ((state = 'On Hold') = (hold_reason is not null)),
  constraint earning_in_payout check ((state in ('In Payout', 'Paid')) = (payout_id is not null)),
  constraint earning_due_with_day check (state in ('Waiting', 'On Hold') or due_on is not null)
);
comment on table earning is 'One thing that a partner earned or owes; the rows of a partner that are not paid sum to its balance in the ledger.';
comment on column earning.earning_id is 'UUID v7.';
comment on column earning.organisation_id is 'The partner.';
comment on column earning.booking_id is 'For which booking; null for what belongs to none.';
comment on column earning.booking_number is 'Its number, for lists and statements.';
comment on column earning.professional_id is 'Who did the work; null where nobody did.';
comment on column earning.kind is 'work (a finished job, and cash taken for it), cancellation_fee and no_show_fee (what the customer owes for a visit that was kept free), penalty, adjustment (a correction by staff or a dispute), cash_settlement (cash that the partner paid in).';
comment on column earning.value_paise is 'Taxable value of the work, or the fee; a correction may be negative.';
comment on column earning.tax_paise is 'GST that a registered partner pays itself; 0 where the platform pays it.';
comment on column earning.commission_paise is 'The platform''s commission.';
comment on column earning.commission_tax_paise is 'GST on the commission.';
comment on column earning.tcs_paise is 'Tax collected at source (CGST Act, section 52).';
comment on column earning.penalty_paise is 'What the partner owes for not keeping its word.';
comment on column earning.cash_paise is 'Cash that the partner''s professional took for it; negative: paid in by the partner.';
comment on column earning.net_paise is 'What the platform owes the partner for it, paise; negative: the partner owes it.';
comment on column earning.commission_percent is 'The rate as frozen on the booking; 0 where none is taken.';
comment on column earning.earned_at is 'When it was earned, as the ledger posted it.';
comment on column earning.due_on is 'The first day, Asia/Kolkata, on which it may be paid out; null until the booking closes.';
comment on column earning.hold_reason is 'Why it is held, in words for the partner; null unless it is held.';
comment on column earning.state is 'State of the earning lifecycle.';
comment on column earning.payout_id is 'The payout that pays it; null until there is one.';
comment on column earning.booking_version is 'Version of the booking that the state follows: an event that comes late changes nothing.';
create unique index earning_once on earning (booking_id, organisation_id, kind) where kind <> 'adjustment';
create index earning_of_organisation on earning (organisation_id, earned_at, earning_id);
create index earning_of_professional on earning (professional_id, earned_at, earning_id) where professional_id is not null;
create index earning_due on earning (organisation_id, due_on) where state = 'Due';
create index earning_of_payout on earning (payout_id, earned_at, earning_id) where payout_id is not null;

-- The work of bookings that exist, as the ledger has posted it.
insert into earning (earning_id, organisation_id, booking_id, booking_number, professional_id, kind, value_paise, tax_paise,
  commission_paise, commission_tax_paise, tcs_paise, cash_paise, commission_percent, earned_at, due_on, state, booking_version)
select gen_random_uuid(), p.organisation_id, b.booking_id, b.booking_number, b.staff_id, 'work', p.value,
  case when p.done then p.payable - p.value + p.commission + p.commission_tax + p.tcs else 0 end,
  p.commission, p.commission_tax, p.tcs, p.cash, case when p.done then b.commission_percent else 0 end, p.at,
  case when b.status = 'Closed' then (coalesce(b.ended_at, p.at) at time zone 'Asia/Kolkata')::date + 2 end,
  case when b.status = 'Closed' then 'Due' else 'Waiting' end, b.version
from (
  select e.*, case when e.done then (
      select coalesce((o.price->>'totalServicePrice')::bigint, 0) + coalesce((o.price->>'primeTimeCharge')::bigint, 0)
        + coalesce((o.price->'distanceFee'->>'amount')::bigint, 0)
        + coalesce((select sum(a.price_paise - a.tax_paise) from booking_addition a where a.booking_id = e.booking_id and a.state = 'approved'), 0)
      from booking o where o.booking_id = e.booking_id) else 0 end as value,
    round(e.commission * coalesce((select (s.value->>'commissionGstPercent')::numeric from setting s
      where s.key = 'ledger.rules' and s.scope = '*' and s.valid_from <= e.at and s.value ? 'commissionGstPercent'
      order by s.valid_from desc limit 1), 18) / 100)::bigint as commission_tax
  from (
    select l.booking_id, o.organisation_id, bool_or(t.kind = 'booking_completed') as done, max(l.posted_at) as at,
      coalesce(-sum(l.amount_paise) filter (where l.account_code = 'partner_payable'), 0)::bigint as payable,
      coalesce(-sum(l.amount_paise) filter (where l.account_code = 'commission_revenue'), 0)::bigint as commission,
      coalesce(-sum(l.amount_paise) filter (where l.account_code = 'tcs_payable'), 0)::bigint as tcs,
      coalesce(sum(l.amount_paise) filter (where l.account_code = 'partner_cash'), 0)::bigint as cash
    from ledger_entry l join ledger_transaction t using (transaction_id, posted_at)
    join (select distinct booking_id, organisation_id from ledger_entry where account_code in ('partner_payable', 'partner_cash')) o
      on o.booking_id = l.booking_id
    where t.kind in ('booking_completed', 'payment_captured') and (l.organisation_id is null or l.organisation_id = o.organisation_id)
    group by l.booking_id, o.organisation_id
    having bool_or(l.account_code in ('partner_payable', 'partner_cash'))
  ) e
) p join booking b using (booking_id);

insert into earning (earning_id, organisation_id, booking_id, booking_number, kind, value_paise, earned_at, due_on, state, booking_version)
select gen_random_uuid(), l.organisation_id, b.booking_id, b.booking_number, 'cancellation_fee', -sum(l.amount_paise), max(l.posted_at),
  (max(l.posted_at) at time zone 'Asia/Kolkata')::date, 'Due', b.version
from ledger_entry l join ledger_transaction t using (transaction_id, posted_at) join booking b on b.booking_id = l.booking_id
where t.kind = 'booking_cancelled' and l.account_code = 'partner_payable'
group by l.organisation_id, b.booking_id, b.booking_number, b.version;

create function earning_audit() returns table (organisation_id uuid, paise bigint) language sql stable as $$
  select coalesce(e.organisation_id, l.organisation_id), (coalesce(e.paise, 0) - coalesce(l.paise, 0))::bigint
  from (select organisation_id, sum(net_paise) as paise from earning where state <> 'Paid' group by organisation_id) e
  full join (select organisation_id, -sum(amount_paise) as paise from ledger_entry
    where account_code in ('partner_payable', 'partner_cash') group by organisation_id) l
    on l.organisation_id = e.organisation_id
  where coalesce(e.paise, 0) <> coalesce(l.paise, 0)
$$;
comment on function earning_audit is 'Partners whose open earnings differ from what the ledger owes them, and by how much; none when all is well.';

insert into setting (key, valid_from, value, why) values
  ('payout.rules', '2020-01-01T00:00:00Z',
   '{"afterDays": 2, "runAt": "01:00", "minimumPaise": 10000, "fourEyesAbovePaise": 50000000}',
   'Our own defaults: two days after a booking closes, each night, from 100 rupees; runs above five lakh rupees need two people');
