import type { PaymentState } from '@nukkad/contract/money/payment/payment.model';
import type { OrderStatus } from '@nukkad/contract/money/payment/order.noun';

/** An order with all that was heard of it. Money in paise. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly expiresAt: Date;
  /** What became of the newest attempt; an older one says nothing any more. Null: none was heard of. */
  readonly newestAttempt: 'pending' | 'failed' | 'captured' | null;
  /** The browser says that it was paid and the gateway could not be asked. */
  readonly unsureSince: Date | null;
  /** All captured payments for it, kept or not. */
  readonly takenPaise: number;
  /** Of that, promised back or returned. */
  readonly refundedPaise: number;
  /** Of that, returned. */
  readonly returnedPaise: number;
}

/** An attempt whose outcome is not known yet. */
export function isUnderWay({
  newestAttempt,
  unsureSince,
}: Pick<OrderFacts, 'newestAttempt' | 'unsureSince'>): boolean {
  return newestAttempt === 'pending' || (unsureSince !== null && newestAttempt !== 'captured');
}

/**
 * The state of one payment. Captured money decides first, then the time to pay, then the newest attempt: an earlier
 * failure is not reported while a later attempt may still succeed.
 */
export function paymentStateOf(order: OrderFacts, now: Date): PaymentState {
  if (order.takenPaise > 0) {
    if (order.refundedPaise > order.returnedPaise) return 'returning';
    return order.returnedPaise > 0 ? 'refunded' : 'captured';
  }
  if (order.status === 'expired' || order.expiresAt <= now) return 'expired';
  if (isUnderWay(order)) return 'under_way';
  return order.newestAttempt === 'failed' ? 'failed' : 'not_started';
}
