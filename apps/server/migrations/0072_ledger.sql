-- The ledger: double entry, append-only, integer paise. A debit is positive, a credit negative.

create table ledger_account (
  account_code text primary key check (account_code ~ '^[a-z_]+$'),
  name text not null,
  kind text not null check (kind in ('asset', 'liability', 'income')),
  by_organisation boolean not null
);
comment on table ledger_account is 'The chart of accounts.';
comment on column ledger_account.account_code is 'What postings name.';
comment on column ledger_account.name is 'What a bookkeeper reads.';
comment on column ledger_account.kind is 'asset (normally positive), liability or income (normally negative).';
comment on column ledger_account.by_organisation is 'Whether each entry names the partner whose balance it moves.';
insert into ledger_account (account_code, name, kind, by_organisation) values
  ('gateway_clearing', 'Payment gateway clearing', 'asset', false),
  ('partner_cash', 'Cash held by partners', 'asset', true),
  ('customer_held', 'Customer funds held for bookings', 'liability', false),
  ('cancellation_receivable', 'Cancellation fees still to be collected', 'asset', false),
  ('refunds_clearing', 'Refunds promised and not settled', 'liability', false),
  ('partner_payable', 'Payable to partners', 'liability', true),
  ('commission_revenue', 'Commission', 'income', false),
  ('platform_fee_revenue', 'Convenience fees', 'income', false),
  ('cancellation_fee_revenue', 'Cancellation fees kept', 'income', false),
  ('rounding', 'Rounding to whole rupees', 'income', false),
  ('cgst_payable', 'CGST payable', 'liability', false),
  ('sgst_payable', 'SGST payable', 'liability', false),
  ('igst_payable', 'IGST payable', 'liability', false),
  ('tcs_payable', 'TCS payable (CGST Act, section 52)', 'liability', false);

create table ledger_transaction (
  transaction_id uuid not null,
  posted_at timestamptz not null,
  kind text not null check (kind ~ '^[a-z_]+$'),
  event_id uuid not null,
  booking_id uuid not null,
  primary key (transaction_id, posted_at),
  constraint ledger_transaction_once unique (event_id, posted_at)
) partition by range (posted_at);
comment on table ledger_transaction is 'One thing that happened to money, as entries that sum to zero.';
comment on column ledger_transaction.transaction_id is 'UUID v7.';
comment on column ledger_transaction.posted_at is 'When it happened, taken from the event; the partition key, by month.';
comment on column ledger_transaction.kind is 'Which posting rule made it, e.g. booking_completed.';
comment on column ledger_transaction.event_id is 'The outbox event it records; an event is posted once.';
comment on column ledger_transaction.booking_id is 'The booking it belongs to.';
create table ledger_transaction_default partition of ledger_transaction default;
create index ledger_transaction_booking on ledger_transaction (booking_id, posted_at);

create table ledger_entry (
  transaction_id uuid not null,
  posted_at timestamptz not null,
  line int not null check (line >= 1),
  account_code text not null references ledger_account,
  organisation_id uuid,
  booking_id uuid not null,
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (transaction_id, posted_at, line),
  foreign key (transaction_id, posted_at) references ledger_transaction (transaction_id, posted_at)
) partition by range (posted_at);
comment on table ledger_entry is 'One side of a transaction.';
comment on column ledger_entry.transaction_id is 'Its transaction.';
comment on column ledger_entry.posted_at is 'The transaction''s; the partition key, by month.';
comment on column ledger_entry.line is 'From 1, in the order of the posting rule.';
comment on column ledger_entry.account_code is 'Which account it moves.';
comment on column ledger_entry.organisation_id is 'Whose balance, for accounts kept by organisation; else null.';
comment on column ledger_entry.booking_id is 'The booking whose money it is.';
comment on column ledger_entry.amount_paise is 'Debit positive, credit negative, in paise.';
create table ledger_entry_default partition of ledger_entry default;
create index ledger_entry_account on ledger_entry (account_code, organisation_id, posted_at);
create index ledger_entry_booking on ledger_entry (booking_id, account_code);

create trigger ledger_transaction_append_only before update or delete on ledger_transaction for each row execute function refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function refuse_change();

create function ledger_balanced() returns trigger language plpgsql as $$
declare
  total bigint;
  lines int;
begin
  select coalesce(sum(amount_paise), 0), count(*) into total, lines from ledger_entry
    where transaction_id = new.transaction_id and posted_at = new.posted_at;
  if total <> 0 or lines < 2 then
    raise exception 'ledger transaction % has % entries that sum to % paise', new.transaction_id, lines, total
      using errcode = '23514', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
comment on function ledger_balanced is 'At commit, the entries of a transaction sum to zero.';
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balanced();
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_balanced();

create function ledger_audit() returns table (violation text, subject text, paise bigint) language sql stable as $$
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
        select booking_id, amount_paise as paise from payment where status = 'captured'
        union all
        select booking_id, -amount_paise from refund where status = 'processed'
      ) moved group by booking_id
    ) p full join (
      select booking_id, sum(amount_paise) as paise from ledger_entry
        where account_code in ('gateway_clearing', 'partner_cash') group by booking_id
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
$$;
comment on function ledger_audit is 'Every breach of the money promises, none when all is well. Ask when the outbox is drained: postings follow the events.';

insert into setting (key, valid_from, value, why) values
  ('ledger.rules', '2020-01-01T00:00:00Z', '{"commissionPercent": 15, "commissionGstPercent": 18, "tcsPercent": 1, "cancellationFeePartnerPercent": 100}',
   'Commission is our own default; TCS 1% under CGST Act section 52 (notification 52/2018)'),
  ('ledger.rules', '2024-07-09T18:30:00Z', '{"commissionPercent": 15, "commissionGstPercent": 18, "tcsPercent": 0.5, "cancellationFeePartnerPercent": 100}',
   'TCS 0.5% from 10 July 2024 (notification 15/2024-Central Tax)');
