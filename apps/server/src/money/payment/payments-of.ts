import type { BookingPayments } from '../../market/booking/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { isUnderWay, paymentStateOf } from './payment-state.rules.ts';
import { type OrderRow, listNewestOrders } from './payment.store.ts';
import { listSurplus } from './surplus.store.ts';

const nothing = { surplusPaise: 0, surplusReturnedPaise: 0, returnedAt: null };

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
