import type { Checkout, PaymentOrder } from '@nukkad/contract/payment/payment.model';
import { paymentErrors } from '@nukkad/contract/payment/payment.errors';
import { refuse } from '../platform/refusal.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { statusNow } from './payment.rules.ts';
import type { OrderRow } from './payment.store.ts';

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

export function presentOrder(order: OrderRow, bookingNumber: string, now: Date): PaymentOrder {
  return {
    orderId: order.orderId,
    bookingId: order.bookingId,
    bookingNumber,
    status: statusNow(order, now),
    amount: order.amountPaise,
    refunded: order.refundedPaise,
    method: order.method,
    failure: order.failure,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}
