import type { Payable } from '../../market/booking/index.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { type Payer, orderTransitions } from './order.transitions.ts';
import { type NewOrder, type OrderRow, insertOrder } from './order.store.ts';

/** Opens a payment of what is owed for a booking that is locked. */
export async function beginOrder(
  tx: Tx,
  payer: Payer,
  { bookingId, buyerId }: Authorized<Payable>,
  wanted: Pick<NewOrder, 'provider' | 'amountPaise' | 'expiresAt'> & {
    readonly isLink?: boolean;
    readonly settlesLater?: boolean;
  },
  now: Date,
): Promise<OrderRow> {
  const order: OrderRow = {
    isLink: false,
    settlesLater: false,
    ...wanted,
    orderId: newId(),
    bookingId,
    buyerId,
    providerOrderId: null,
    linkUrl: null,
    linkSends: 0,
    linkSentAt: null,
    currency: 'INR',
    status: 'created',
    method: null,
    failure: null,
    createdAt: now,
    paidAt: null,
    unsureSince: null,
    isSurplus: false,
    takenPaise: 0,
    refundedPaise: 0,
    returnedPaise: 0,
    newestAttempt: null,
    attemptedAt: null,
  };
  const allowed = orderTransitions.allowNew(payer, orderTransitions.verb.open, order);
  await insertOrder(tx, allowed.row);
  await orderTransitions.begin(tx, allowed, { now });
  return order;
}
