import type { PaymentDependencies } from '../payment.interface.ts';
import { isOwn } from '../own-provider.ts';
import { findOrder } from '../order.store.ts';

/** `payment.link_over`: nothing should be paid by the link any more. What still is goes back. */
export async function cancelPaymentLink(
  { platform, gateways }: PaymentDependencies,
  orderId: string,
): Promise<void> {
  const order = await findOrder(platform.db, orderId);
  if (!order?.isLink || !order.providerOrderId) return;
  if (isOwn(order.provider)) return;
  await gateways.get(order.provider)?.cancelLink(order.providerOrderId);
}
