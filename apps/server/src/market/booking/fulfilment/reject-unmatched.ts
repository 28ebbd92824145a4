import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Booking } from '../booking.row.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions, eventFor, touch } from '../booking.transitions.ts';
import { endBooking } from '../end-booking.ts';
import { getBookingRules } from '../rules.store.ts';
import { giveUpAt, isUrgent, lookAgainAt } from '../booking.rules.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';

/**
 * No professional is free now. The reserved time is released, and the search is repeated later. When the remaining
 * notice is too short, or it was to be now, the booking is rejected and everything paid is refunded.
 */
export async function awaitPartner(
  tx: Tx,
  deps: BookingDependencies,
  booking: Booking,
  now: Date,
): Promise<void> {
  const rules = await getBookingRules(tx, now, booking);
  if (isUrgent(booking) || now >= giveUpAt(booking.startsAt, rules))
    return rejectUnmatched(tx, deps, booking, now);
  const waiting = systemAuthorized(booking, 'No partner is free yet.');
  await deps.interfaces.schedule.release(tx, waiting);
  await touch(tx, waiting, {
    now,
    event: eventFor(bookingEvents.partnerAwaited, (of) => ({
      ...of,
      lookAgainAt: lookAgainAt(booking.startsAt, rules, now).toISOString(),
    })),
    changes: { heldOrganisationId: null, heldStaffId: null },
  });
}

export async function rejectUnmatched(
  tx: Tx,
  deps: BookingDependencies,
  booking: Booking,
  now: Date,
): Promise<void> {
  const allowed = bookingTransitions.allowSystem(bookingTransitions.verb.giveUp, booking);
  if (allowed)
    await endBooking(tx, deps, allowed, { now, event: bookingEvents.rejected, reason: 'no_partner' });
}
