import { bookingEvents } from '@nukkad/contract/booking/booking.events';
import { system } from '../platform/platform.ts';
import type { BookingParts } from './booking.parts.ts';
import { billPaise, minutesAfter } from './booking.rules.ts';
import { lockBooking } from './booking.store.ts';
import { allowSystem, move, happened } from './move-booking.ts';
import { getBookingRules } from './rules.store.ts';

/** The time for a dispute is over and it is paid: it may be paid out. Whichever of the two comes last closes it. */
export async function closeBooking(parts: BookingParts, bookingId: string): Promise<void> {
  const now = parts.platform.clock.now();
  await parts.platform.write(system, async (tx) => {
    const allowed = allowSystem('close', await lockBooking(tx, bookingId));
    if (!allowed || allowed.booking.paymentStatus !== 'paid' || !allowed.booking.completedAt) return;
    const rules = await getBookingRules(tx, now, allowed.booking.cityCode);
    if (now < minutesAfter(allowed.booking.completedAt, rules.closeAfterHours * 60)) return;
    const amountPaise = billPaise(allowed.booking);
    await move(tx, allowed, {
      now,
      event: happened(bookingEvents.closed, (of) => ({ ...of, amountPaise })),
      changes: { endedAt: now },
    });
  });
}
