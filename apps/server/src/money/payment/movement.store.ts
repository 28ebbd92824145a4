/** What moved of a booking's money: one reading of payments and refunds, for all that is said of them. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { Movement } from './movement.ts';
import { type OrderRow, orderColumns, orders } from './order.store.ts';
import { type Unpaid, unpaidOfBooking } from './unpaid.store.ts';

/** Of the booking of the order `o`, the oldest first. */
const movements = sql`select coalesce(jsonb_agg(to_jsonb(m) order by m.at, m.refund is not null), '[]') as movements from (
    select p.provider, p.kept, p.settles_later as "settlesLater", p.amount_paise as amount, p.captured_at as at,
      p.order_id as "orderId", null::jsonb as refund
    from payment p where p.booking_id = o.booking_id and p.status = 'captured'
    union all
    select p.provider, p.kept, p.settles_later, r.amount_paise,
      case when r.status = 'processed' then r.settled_at else r.created_at end, p.order_id,
      jsonb_build_object('reason', r.reason, 'toCredit', r.to_credit, 'done', r.status = 'processed')
    from refund r join payment p using (payment_id) where r.booking_id = o.booking_id) m`;

interface Moved {
  readonly movements: readonly Movement[];
  readonly unpaid: readonly Unpaid[];
}

/** The newest order of each of these bookings, with all that moved and was tried; those without an order are left out. */
export async function listNewestOrders(
  reader: Reader,
  bookingIds: readonly string[],
  now: Date,
): Promise<(OrderRow & Moved)[]> {
  const { rows } = await sql<OrderRow & Moved>`select ${orderColumns}, s.movements, u.unpaid from ${orders}
    cross join lateral (${movements}) s cross join lateral (${unpaidOfBooking(now)}) u
    where o.order_id in (
      select distinct on (booking_id) order_id from payment_order where booking_id ${isAmong(bookingIds, 'uuid')} and not settles_later
      order by booking_id, created_at desc, order_id desc)`.execute(reader);
  return rows;
}
