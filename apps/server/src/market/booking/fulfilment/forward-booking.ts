import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { isUrgent, minutesAfter } from '../booking.rules.ts';
import { reserveSoonest } from '../instant/reserve-soonest.ts';
import { system } from '../../../platform/platform.ts';
import { awaitPartner, rejectUnmatched } from './reject-unmatched.ts';
import { reserveNextPartner } from './find-partner.ts';
import { requestPartner } from './request-partner.ts';

/**
 * Requests the next partner with a free professional. The reservation moves to it in the same transaction, and the
 * buyer's price does not change.
 */
export async function forwardBooking(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const booking = await lockWithRules(tx, bookingId);
    const allowed = bookingTransitions.allowSystem(bookingTransitions.verb.forward, booking);
    if (!booking || !allowed) return;
    const { acceptMinutes } = await getBookingRules(tx, now, booking);
    const urgent = isUrgent(booking);
    if (!urgent && now >= minutesAfter(booking.startsAt, -acceptMinutes))
      return rejectUnmatched(tx, deps, booking, now);
    const reserved = await (urgent ? reserveSoonest : reserveNextPartner)(tx, deps, allowed.row, now);
    if (!reserved) return awaitPartner(tx, deps, booking, now);
    const changes = { heldOrganisationId: reserved.organisationId, heldStaffId: reserved.staffId };
    const forwarded = await bookingTransitions.move(tx, allowed, {
      now,
      event: eventFor(bookingEvents.forwarded),
      changes,
    });
    await requestPartner(tx, deps, forwarded, reserved, now);
  });
}
