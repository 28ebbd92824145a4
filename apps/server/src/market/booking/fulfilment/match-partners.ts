import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Booking } from '../booking.row.ts';
import { isUrgent } from '../booking.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import { lockWithRules } from '../rules.store.ts';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import { awaitPartner } from './reject-unmatched.ts';
import { reserveSoonest } from '../instant/reserve-soonest.ts';
import { type Place, type Reserved, reserveNextPartner } from './find-partner.ts';
import { requestPartner } from './request-partner.ts';

/**
 * A booked job is requested from the partner whose professional the cart held; directly where the buyer chose that
 * partner. Only if the time was lost during the payment another partner is searched.
 */
export async function matchPartners(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const booking = await lockWithRules(tx, bookingId);
    const allowed = bookingTransitions.allowSystem(bookingTransitions.verb.matchPartners, booking);
    if (!booking || !allowed) return;
    const reserved = await placeFor(tx, deps, allowed.row, now);
    if (!reserved) return awaitPartner(tx, deps, booking, now);
    await requestPartner(tx, deps, await matched(tx, booking, reserved, now), reserved, now);
  });
}

/** An instant booking is planned anew, also with who was held: it may have been paid for slowly. */
async function placeFor(
  tx: Tx,
  deps: BookingDependencies,
  booking: Authorized<Booking>,
  now: Date,
): Promise<Place | null> {
  if (isUrgent(booking)) return reserveSoonest(tx, deps, booking, now);
  return heldBy(booking) ?? (await reserveNextPartner(tx, deps, booking, now));
}

function heldBy({ heldOrganisationId, heldStaffId }: Booking): Reserved | null {
  return heldOrganisationId && heldStaffId
    ? { organisationId: heldOrganisationId, staffId: heldStaffId }
    : null;
}

async function matched(tx: Tx, booking: Booking, reserved: Reserved, now: Date): Promise<Booking> {
  const allowed = bookingTransitions.allowSystem(bookingTransitions.verb.matchPartners, booking);
  if (!allowed || booking.chosenOrganisationId === reserved.organisationId) return booking;
  return bookingTransitions.move(tx, allowed, { now, event: eventFor(bookingEvents.matched) });
}
