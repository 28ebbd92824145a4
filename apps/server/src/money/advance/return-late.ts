import { partOf, systemAuthorized } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import type { SettleOther } from '../payment/index.ts';
import type { AdvanceDependencies } from './advance.dependencies.ts';
import {
  findAdvanceOrder,
  findOfPayment,
  listUnsentRefunds,
  lockAdvanceOrder,
  saveProviderRefund,
} from './advance-order.store.ts';
import { advanceOrderTransitions } from './advance-order.transitions.ts';

const hourMs = 3_600_000;

interface Returning extends Pick<AdvanceDependencies, 'platform'> {
  readonly payment: Pick<AdvanceDependencies['payment'], 'refundOther'>;
}

/** `advance.late`: asks the gateway to give it back. Thrown errors are tried again; the receipt keeps it a single refund. */
export async function returnLate({ platform, payment }: Returning, orderId: string): Promise<void> {
  const order = await findAdvanceOrder(platform.db, orderId);
  if (order?.status !== 'late' || order.providerRefundId) return;
  const { provider, providerPaymentId, refundId, amountPaise } = order;
  if (!providerPaymentId || !refundId) return;
  const { providerRefundId } = await payment.refundOther({
    provider,
    providerPaymentId,
    refundId,
    amountPaise,
  });
  const asked = systemAuthorized({ orderId, refundId }, 'The gateway has taken it on.');
  await platform.write(system, (tx) =>
    saveProviderRefund(tx, partOf(asked, { orderId, refundId }), providerRefundId),
  );
}

/** By the hour: what could not be sent when it came, and what a gateway could not give back. */
export async function resendRefunds(deps: Returning): Promise<void> {
  const { db, clock, log } = deps.platform;
  for (const orderId of await listUnsentRefunds(db, new Date(clock.now().getTime() - hourMs), 100)) {
    await returnLate(deps, orderId).catch((error: unknown) =>
      log.error({ err: error, orderId }, 'a late advance is still not given back'),
    );
  }
}

/** The gateway says that a late advance went back, or that this refund of it never will: then it is asked for anew. */
export const settleLate: SettleOther = async (tx, { provider, facts, status }, now) => {
  const found = await findOfPayment(tx, provider, facts.providerPaymentId);
  const order = found && (await lockAdvanceOrder(tx, found.orderId));
  if (!order) return null;
  // By the gateway's id, or by our own where its event came before its answer; one that failed before has been heard.
  const isOurs = order.providerRefundId === facts.providerRefundId || order.refundId === facts.receipt;
  if (!isOurs) return 'unknown';
  const { providerRefundId, amountPaise } = facts;
  const hasFailed = status === 'failed';
  const allowed = advanceOrderTransitions.allowSystem(hasFailed ? 'failRefund' : 'refund', order);
  if (!allowed) return 'nothing';
  if (amountPaise !== order.amountPaise) return 'amount_differs';
  const moved = hasFailed ? { refundId: newId() } : { providerRefundId };
  await advanceOrderTransitions.move(tx, allowed, { now, ...moved });
  return hasFailed ? 'refund_failed' : 'refunded';
};
