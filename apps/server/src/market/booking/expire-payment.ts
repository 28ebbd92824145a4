import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { system } from '../../platform/platform.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { amountDue } from './booking.rules.ts';
import { lockBooking } from './booking.store.ts';
import { book } from './confirm-payment.ts';
import { endBooking } from './end-booking.ts';
import { bookingTransitions } from './booking.transitions.ts';

/** The time to pay is over. A payment that was captured but not reported yet still counts. */
export async function expirePayment(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const allowed = bookingTransitions.allowSystem(bookingTransitions.verb.paymentLapsed, booking);
    if (!booking || !allowed || !booking.payBefore || now < booking.payBefore) return;
    if (amountDue(booking) === 0) await book(tx, deps, booking, now);
    else
      await endBooking(tx, deps, allowed, {
        now,
        event: bookingEvents.cancelled,
        reason: 'payment_expired',
      });
  });
}
