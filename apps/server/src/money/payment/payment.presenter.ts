import type { Checkout, PaymentOrder } from '@nukkad/contract/money/payment/payment.model';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { refuse } from '../../platform/refusal.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { attemptOf, paymentKindOf, refundCauseOf, refundWayOf, wayOf } from './movement.ts';
import { statusNow } from './payment.rules.ts';
import { paymentStateOf } from './payment-state.rules.ts';
import type { OrderRow } from './order.store.ts';
import type { OrderRefund } from './refund.store.ts';
import type { Unpaid } from './unpaid.store.ts';

export function presentCheckout(order: OrderRow, gateway: PaymentGateway): Checkout {
  const { providerOrderId } = order;
  if (!providerOrderId) return refuse(paymentErrors.gateway_unavailable);
  return {
    orderId: order.orderId,
    provider: gateway.provider,
    providerOrderId,
    amount: order.amountPaise,
    currency: 'INR',
    keyId: gateway.keyId,
    checkoutUrl: gateway.checkoutUrl(providerOrderId),
    expiresAt: order.expiresAt.toISOString(),
  };
}

function presentRefund({
  refundId,
  amountPaise,
  provider,
  toCredit,
  reason,
  askedAt,
  returnedAt,
}: OrderRefund): PaymentOrder['refunds'][number] {
  return {
    refundId,
    amount: amountPaise,
    way: refundWayOf({ provider, toCredit }),
    cause: refundCauseOf(reason),
    askedAt: askedAt.toISOString(),
    returnedAt: returnedAt?.toISOString() ?? null,
  };
}

/** What an order's row does not hold. */
interface OrderMore {
  readonly bookingNumber: string;
  readonly refunds: readonly OrderRefund[];
  readonly failed: readonly Unpaid[];
}

export function presentOrder(
  order: OrderRow,
  { bookingNumber, refunds, failed }: OrderMore,
  now: Date,
): PaymentOrder {
  return {
    orderId: order.orderId,
    bookingId: order.bookingId,
    bookingNumber,
    status: statusNow(order, now),
    state: paymentStateOf(order, now),
    amount: order.amountPaise,
    taken: order.takenPaise,
    kind: paymentKindOf({ kept: !order.isSurplus, settlesLater: order.settlesLater }),
    way: wayOf(order.provider),
    refunded: order.refundedPaise,
    refunds: refunds.map(presentRefund),
    method: order.method,
    failure: order.failure,
    attempts: failed.map(attemptOf),
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}
