import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import {
  type BookingParts,
  bookingLife,
  getBookingRules,
  happened,
  lockBooking,
  minutesAfter,
} from '../booking/index.ts';
import { system } from '../../platform/platform.ts';
import { awaitPartner, giveUp } from './give-up.ts';
import { reserveNextPartner } from './find-partner.ts';
import { offerToPartner } from './offer-to-partner.ts';

/**
 * The next partner with somebody free is asked; the reservation moves to it in the same transaction, and the buyer's
 * price stays what it was.
 */
export async function forwardBooking(parts: BookingParts, bookingId: string): Promise<void> {
  const now = parts.platform.clock.now();
  await parts.platform.write(system, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const allowed = bookingLife.allowSystem('forward', booking);
    if (!booking || !allowed) return;
    const { acceptMinutes } = await getBookingRules(tx, now, booking.cityCode);
    if (now >= minutesAfter(booking.startsAt, -acceptMinutes)) return giveUp(tx, parts, booking, now);
    const reserved = await reserveNextPartner(tx, parts, booking, now);
    if (!reserved) return awaitPartner(tx, parts, booking, now);
    const changes = { heldOrganisationId: reserved.organisationId, heldStaffId: reserved.staffId };
    const forwarded = await bookingLife.move(tx, allowed, {
      now,
      event: happened(bookingEvents.forwarded),
      changes,
    });
    await offerToPartner(tx, forwarded, reserved, now);
  });
}
