import type { BookingPayments } from '../../market/booking/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { isUnderWay, paymentStateOf } from './payment-state.rules.ts';
import { attemptOf, entryOf } from './movement.ts';
import { listNewestOrders } from './movement.store.ts';
import type { OrderRow } from './order.store.ts';

function newestOf(order: OrderRow, now: Date): BookingPayments['newest'] {
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

/** What payment knows of each booking, for a whole page of them at once. Bookings without a payment are left out. */
export async function paymentsOf(
  reader: Reader,
  bookingIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, BookingPayments>> {
  if (bookingIds.length === 0) return new Map();
  const orders = await listNewestOrders(reader, bookingIds, now);
  return new Map(
    orders.map((order) => [
      order.bookingId,
      {
        newest: newestOf(order, now),
        entries: order.movements.map(entryOf),
        attempts: order.unpaid.map(attemptOf),
      },
    ]),
  );
}
