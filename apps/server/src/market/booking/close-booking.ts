import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { system } from '../../platform/platform.ts';
import { awaitsRework } from './dispute/awaits-rework.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { billPaise, minutesAfter } from './booking.rules.ts';
import { bookingTransitions, eventFor } from './booking.transitions.ts';
import { getBookingRules } from './rules.store.ts';

/** The time for a dispute is over and it is paid: it may be paid out. Whichever of the two comes last closes it. */
export async function closeBooking(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const allowed = await bookingTransitions.lockForSystem(tx, 'close', bookingId);
    if (!allowed || allowed.row.paymentStatus !== 'paid' || !allowed.row.completedAt) return;
    if (allowed.row.status === 'Resolved' && (await awaitsRework(tx, allowed.row, now))) return;
    const rules = await getBookingRules(tx, now, allowed.row);
    if (now < minutesAfter(allowed.row.completedAt, rules.closeAfterHours * 60)) return;
    const amountPaise = billPaise(allowed.row);
    await bookingTransitions.move(tx, allowed, {
      now,
      event: eventFor(bookingEvents.closed, (of) => ({ ...of, amountPaise })),
      changes: { endedAt: now },
    });
  });
}
