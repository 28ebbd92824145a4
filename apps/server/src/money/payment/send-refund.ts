import { system } from '../../platform/platform.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { returnCredit } from './credit/return-credit.ts';
import { refundTransitions } from './refund.transitions.ts';
import { findRefund, listUnsent, type RefundRow } from './refund.store.ts';
import { systemAuthorized } from '../../platform/authorize.ts';

/** What was paid later and goes back is no longer owed: no gateway is asked, and the limit is free again. */
function releaseLater(
  { platform, booking, payLater }: PaymentDependencies,
  { refundId, bookingId, amountPaise }: RefundRow,
): Promise<void> {
  const now = platform.clock.now();
  return platform.write(system, async (tx) => {
    const payable = await booking.lockPayable(tx, { bookingId });
    const allowed = await refundTransitions.lockForSystem(tx, refundTransitions.verb.settle, refundId);
    if (!payable || !allowed) return;
    const less = { bookingId, releasedPaise: amountPaise, repaidPaise: 0 };
    await payLater.oweLess(tx, payable.buyerId, systemAuthorized(less, 'The booking gives it back.'));
    await refundTransitions.move(tx, allowed, { now });
    await booking.recordMoney(tx, { bookingId, refundedPaise: amountPaise, now });
  });
}

const hourMs = 3_600_000;

/** By the hour: refunds whose tries are used up, such as when the account at the gateway had too little in it. */
export async function resendRefunds(deps: PaymentDependencies): Promise<void> {
  const { db, clock, log } = deps.platform;
  for (const refundId of await listUnsent(db, new Date(clock.now().getTime() - hourMs), 100)) {
    await sendRefund(deps, refundId).catch((error: unknown) =>
      log.error({ err: error, refundId }, 'a refund is still not sent'),
    );
  }
}

/** `payment.refund_requested`: asks the gateway. Thrown errors are tried again; the receipt keeps it a single refund. */
export async function sendRefund(deps: PaymentDependencies, refundId: string): Promise<void> {
  const refund = await findRefund(deps.platform.db, refundId);
  if (!refund || refund.status !== 'pending') return;
  if (refund.provider === 'paylater') return releaseLater(deps, refund);
  if (refund.provider === 'credit' || refund.toCredit) return returnCredit(deps, refund);
  // Its customer says where it goes; who pays it there tells.
  if (refund.provider === 'cash') return;
  // Of the gateway that took the payment, whichever takes new ones.
  const gateway = deps.gateways.get(refund.provider);
  if (!gateway) throw new Error(`The gateway ${refund.provider} is not configured.`);
  const { providerRefundId } = await gateway.refund(refund);
  await deps.platform.write(system, async (tx) => {
    // The gateway's signed word may have come before its answer.
    const allowed = await refundTransitions.lockForSystem(tx, refundTransitions.verb.send, refundId);
    if (allowed)
      await refundTransitions.move(tx, allowed, { now: deps.platform.clock.now(), providerRefundId });
  });
}
