import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { earlierOfferLifecycle } from '@nukkad/contract/market/earlier/earlier-offer.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import type { Allowed } from '../../../platform/lifecycle/transition-spec.ts';
import { system } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { factsOf } from '../booking.transitions.ts';
import { lockBooking } from '../booking.store.ts';
import type { EarlierOfferRow } from './earlier.store.ts';
import { earlierTransitions } from './earlier.transitions.ts';

type Ends = Allowed<typeof earlierOfferLifecycle, EarlierOfferRow, 'decline' | 'expire', Viewer>;

/** The visit stays as it is, and the next customer is asked. */
export async function passOn(tx: Tx, allowed: Ends, booking: Booking, now: Date): Promise<void> {
  const { offerId, freedBookingId, startsAt, organisationId } = allowed.row;
  const facts = {
    ...factsOf(booking),
    offerId,
    freedBookingId,
    freedStartsAt: startsAt.toISOString(),
    freedOrganisationId: organisationId,
  };
  await earlierTransitions.move(tx, allowed, {
    now,
    event: pendingEvent(bookingEvents.earlierPassed, facts),
  });
}

/** The clock of the answer ran out, unless it was answered in the meantime. Its booking is locked first, as for an answer. */
export async function expireOffer(
  deps: BookingDependencies,
  bookingId: string,
  offerId: string,
): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const allowed = await earlierTransitions.lockForSystem(tx, earlierTransitions.verb.expire, offerId);
    if (booking && allowed && now >= allowed.row.answerBefore) await passOn(tx, allowed, booking, now);
  });
}
