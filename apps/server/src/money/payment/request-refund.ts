import type { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.events';
import { newId } from '../../platform/id.ts';
import type { HeardOf } from '../../platform/outbox/event.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { PaymentDependencies } from './payment.dependencies.ts';
import { allocateRefund } from './payment.rules.ts';
import { listRefundable } from './payment.store.ts';
import { isRefundAsked, saveNewRefund } from './refund.store.ts';

/**
 * `booking.refund_due`: money has to go back. Under the booking's lock it is taken from the kept payments, never more
 * than they hold; the event told again finds its refunds and asks for no others.
 */
export async function requestRefund(
  deps: PaymentDependencies,
  { eventId, facts }: HeardOf<typeof bookingEvents.refundDue>,
): Promise<void> {
  const { bookingId, amountPaise, reason } = facts;
  const now = deps.platform.clock.now();
  const missing = await deps.platform.write(system, async (tx) => {
    await deps.booking.payable(tx, { bookingId }, true);
    if (await isRefundAsked(tx, eventId)) return 0;
    const shares = allocateRefund(amountPaise, await listRefundable(tx, bookingId));
    for (const share of shares) {
      const refundId = newId();
      await saveNewRefund(tx, { refundId, bookingId, cause: eventId, reason, ...share }, now);
      await publish(tx, now, paymentEvents.refundRequested, {
        bookingId,
        refundId,
        amountPaise: share.amountPaise,
        kept: true,
      });
    }
    return amountPaise - shares.reduce((sum, share) => sum + share.amountPaise, 0);
  });
  if (missing > 0)
    deps.platform.log.error({ bookingId, missing }, 'more was to be refunded than a gateway holds');
}
