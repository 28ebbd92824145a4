import type { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { HeardOf } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { allocateRefund } from './payment.rules.ts';
import { listRefundable } from './payment.store.ts';
import { beginRefund } from './refund.transitions.ts';
import { isRefundAsked } from './refund.store.ts';

/**
 * `booking.refund_due`: money has to go back. Under the booking's lock it is taken from the kept payments, never more
 * than they hold; the event told again finds its refunds and asks for no others.
 */
export async function requestRefund(
  deps: PaymentDependencies,
  { eventId, facts }: HeardOf<typeof bookingEvents.refundDue>,
): Promise<void> {
  const { bookingId, amountPaise, reason, asCredit: toCredit = false } = facts;
  const now = deps.platform.clock.now();
  const missing = await deps.platform.write(system, async (tx) => {
    await deps.booking.lockPayable(tx, { bookingId });
    if (await isRefundAsked(tx, eventId)) return 0;
    const shares = allocateRefund(amountPaise, await listRefundable(tx, bookingId));
    for (const { isCash, ...share } of shares) {
      const inCash = isCash && !toCredit;
      await beginRefund(
        tx,
        { bookingId, cause: eventId, reason, kept: true, toCredit, inCash, ...share },
        now,
      );
    }
    return amountPaise - shares.reduce((sum, share) => sum + share.amountPaise, 0);
  });
  if (missing > 0) deps.platform.log.error({ bookingId, missing }, 'more was to be refunded than was paid');
}
