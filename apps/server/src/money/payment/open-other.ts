import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { askGatewayFor } from './ask-gateway.ts';
import type { PaymentDependencies } from './payment.dependencies.ts';
import type { OtherOrder } from './payment.interface.ts';

/** An order of another domain at the gateway; its receipt makes a repeated call the same order. */
export async function openOther(deps: PaymentDependencies, order: OtherOrder): Promise<Checkout> {
  const { gateway } = deps;
  const { orderId, amountPaise: amount, expiresAt } = order;
  const { providerOrderId } = await askGatewayFor(deps, () =>
    gateway.createOrder({ ...order, bookingId: null }),
  );
  return {
    orderId,
    provider: gateway.provider,
    providerOrderId,
    amount,
    currency: 'INR',
    keyId: gateway.keyId,
    checkoutUrl: gateway.checkoutUrl(providerOrderId),
    expiresAt: expiresAt.toISOString(),
  };
}
