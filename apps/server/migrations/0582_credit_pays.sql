-- Credit pays for bookings: the audit of the books counts it as money of the booking, and compares it with the customers' own.

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
        select booking_id, amount_paise as paise from payment where status = 'captured'
        union all
        select booking_id, -amount_paise from refund where status = 'processed'
      ) moved group by booking_id
    ) p full join (
      select booking_id, sum(amount_paise) as paise from ledger_entry
        where account_code in ('gateway_clearing', 'partner_cash', 'customer_credit') and booking_id is not null group by booking_id
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
$$;
