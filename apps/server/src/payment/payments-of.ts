import { sql } from 'kysely';
import type { BookingPayments } from '../booking/index.ts';
import type { Reader } from '../platform/db/database.ts';
import { isUnderWay, paymentStateOf } from './payment-state.rules.ts';
import { type OrderRow, listNewestOrders } from './payment.store.ts';

interface Surplus {
  readonly bookingId: string;
  readonly surplusPaise: number;
  readonly surplusReturnedPaise: number;
  readonly returnedAt: Date | null;
}

const nothing = { surplusPaise: 0, surplusReturnedPaise: 0, returnedAt: null };

/** Money that was not owed, which the booking itself never counted, and when money last reached the buyer again. */
async function listSurplus(reader: Reader, bookingIds: readonly string[]): Promise<readonly Surplus[]> {
  const { rows } = await sql<Surplus>`select p.booking_id as "bookingId",
      coalesce(sum(p.amount_paise) filter (where not p.kept), 0)::bigint as "surplusPaise",
      coalesce(sum(r.returned) filter (where not p.kept), 0)::bigint as "surplusReturnedPaise",
      max(r.settled_at) as "returnedAt"
    from payment p left join lateral (
      select sum(amount_paise) as returned, max(settled_at) as settled_at from refund
      where payment_id = p.payment_id and status = 'processed') r on true
    where p.booking_id = any(${[...bookingIds]}::uuid[]) and p.status = 'captured' group by p.booking_id`.execute(
    reader,
  );
  return rows;
}

function newestOf(order: OrderRow | undefined, now: Date): BookingPayments['newest'] {
  if (!order) return null;
  return {
    orderId: order.orderId,
    state: paymentStateOf(order, now),
    amountPaise: order.amountPaise,
    failure: order.failure,
    since: order.attemptedAt ?? order.unsureSince,
    until: order.expiresAt,
    mayStillArrive: order.takenPaise === 0 && isUnderWay(order),
  };
}

/** What payment knows of each booking, for a whole page of them at once. */
export async function paymentsOf(
  reader: Reader,
  bookingIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, BookingPayments>> {
  if (bookingIds.length === 0) return new Map();
  const orders = new Map((await listNewestOrders(reader, bookingIds)).map((row) => [row.bookingId, row]));
  const surplus = new Map((await listSurplus(reader, bookingIds)).map((row) => [row.bookingId, row]));
  return new Map(
    bookingIds.map((bookingId) => {
      const { surplusPaise, surplusReturnedPaise, returnedAt } = surplus.get(bookingId) ?? nothing;
      return [
        bookingId,
        { newest: newestOf(orders.get(bookingId), now), surplusPaise, surplusReturnedPaise, returnedAt },
      ];
    }),
  );
}
