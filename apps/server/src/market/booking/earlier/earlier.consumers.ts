import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { findBooking } from '../booking.store.ts';
import { expireOffer } from './end-offer.ts';
import { offerFreed } from './offer-freed.ts';

/** The time of a cancelled visit, if a partner had it. */
async function freedByCancelling(deps: BookingDependencies, bookingId: string): Promise<void> {
  const booking = await findBooking(deps.platform.db, bookingId);
  if (!booking?.organisationId) return;
  const { organisationId, startsAt } = booking;
  await offerFreed(deps, { organisationId, freedBookingId: bookingId, startsAt });
}

/** Each looks again behind the locks, so told twice or too late it does nothing. */
export function earlierConsumers(deps: BookingDependencies): Consumer[] {
  return [
    consumer(
      'earlier.offer_freed',
      when(bookingEvents.cancelled, ({ facts }) => freedByCancelling(deps, facts.bookingId)),
      when(bookingEvents.rescheduled, async ({ facts }) => {
        const organisationId = facts.formerOrganisationId ?? facts.organisationId;
        const { bookingId: freedBookingId } = facts;
        const startsAt = new Date(facts.formerStartsAt);
        if (organisationId) await offerFreed(deps, { organisationId, freedBookingId, startsAt });
      }),
    ),
    consumer(
      'earlier.answer_clock',
      when(bookingEvents.earlierOffered, {
        at: ({ answerBefore }) => new Date(answerBefore),
        run: ({ facts }) => expireOffer(deps, facts.bookingId, facts.offerId),
      }),
    ),
    consumer(
      'earlier.offer_next',
      when(bookingEvents.earlierPassed, ({ facts: { freedOrganisationId, freedBookingId, freedStartsAt } }) =>
        offerFreed(deps, {
          organisationId: freedOrganisationId,
          freedBookingId,
          startsAt: new Date(freedStartsAt),
        }),
      ),
    ),
  ];
}
