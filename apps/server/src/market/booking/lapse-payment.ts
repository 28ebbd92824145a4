import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { system } from '../../platform/platform.ts';
import type { BookingParts } from './booking.parts.ts';
import { amountDue } from './booking.rules.ts';
import { lockBooking } from './booking.store.ts';
import { book } from './confirm-payment.ts';
import { endBooking } from './end-booking.ts';
import { bookingLife } from './booking.life.ts';

/** The time to pay is over. Money that came in and was not told yet still counts. */
export async function lapsePayment(parts: BookingParts, bookingId: string): Promise<void> {
  const now = parts.platform.clock.now();
  await parts.platform.write(system, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const allowed = bookingLife.allowSystem('paymentLapsed', booking);
    if (!booking || !allowed || !booking.payBefore || now < booking.payBefore) return;
    if (amountDue(booking) === 0) await book(tx, parts, booking, now);
    else
      await endBooking(tx, parts, allowed, {
        now,
        event: bookingEvents.cancelled,
        reason: 'payment_expired',
      });
  });
}
