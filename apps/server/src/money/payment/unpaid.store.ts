/** Tries to pay that brought nothing: one reading of attempts and pages, for all that is said of them. */
import { sql } from 'kysely';
import type { UnpaidSaying } from '@nukkad/contract/money/payment/payment.model';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/** As the tables keep it. */
export interface Unpaid {
  readonly say: UnpaidSaying;
  readonly method: string | null;
  readonly amount: number;
  readonly at: string;
  readonly failure: string | null;
  readonly orderId: string;
}

/** Of many the last are told. */
const mostTold = 20;

const failed = sql`select coalesce(p.failure_reason, 'failed') as say, p.method, p.amount_paise as amount,
    coalesce(p.attempted_at, p.created_at) as at, p.failure, p.order_id as "orderId"
  from payment p where p.status = 'failed'`;

/**
 * A page ran out of time where nothing came in by it, no attempt is open, and no other way to pay the booking took its
 * place before.
 */
const lapsed = (now: Date) => sql`select 'lapsed', null, l.amount_paise, l.expires_at, null, l.order_id
  from payment_order l where l.booking_id = o.booking_id and l.provider in ('sandbox', 'razorpay')
    and l.provider_order_id is not null and l.status <> 'paid' and l.expires_at <= ${now} and l.unsure_since is null
    and not exists (select from payment p where p.order_id = l.order_id and p.status in ('pending', 'captured'))
    and not exists (select from payment_order n where n.booking_id = l.booking_id
      and (n.created_at, n.order_id) > (l.created_at, l.order_id) and n.created_at < l.expires_at)`;

/** Of the booking of the order `o`, the oldest first. */
export const unpaidOfBooking = (
  now: Date,
) => sql`select coalesce(jsonb_agg(to_jsonb(u) order by u.at, u."orderId"), '[]') as unpaid from (
  select * from (${failed} and p.booking_id = o.booking_id union all ${lapsed(now)}) tried
  order by at desc, "orderId" desc limit ${mostTold}) u`;

/** JSON brings a moment as text, a column as a date. */
type FailedRow = Omit<Unpaid, 'at'> & { readonly at: Date };

/** Attempts to pay these orders that failed, the oldest first. */
export async function listFailed(reader: Reader, orderIds: readonly string[]): Promise<readonly Unpaid[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<FailedRow>`select say, method, amount, at, failure, "orderId" from (
      select f.*, row_number() over (partition by "orderId" order by at desc) as newest
      from (${failed} and p.order_id ${isAmong(orderIds, 'uuid')}) f) own
    where newest <= ${mostTold} order by at, "orderId"`.execute(reader);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
