import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { system } from '../../platform/platform.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { isRefundSettled } from './owed-back.rules.ts';
import { bookingTransitions, eventFor } from './booking.transitions.ts';

/** Money went back. When all that was owed back has, the booking is Refunded. */
export async function settleRefund(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const allowed = await bookingTransitions.lockForSystem(
      tx,
      bookingTransitions.verb.refundSettled,
      bookingId,
    );
    if (allowed && isRefundSettled(allowed.row))
      await bookingTransitions.move(tx, allowed, { now, event: eventFor(bookingEvents.refunded) });
  });
}
