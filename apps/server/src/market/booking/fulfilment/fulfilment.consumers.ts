import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { BookingDependencies } from '../booking.interface.ts';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import { forwardBooking } from './forward-booking.ts';
import { matchPartners } from './match-partners.ts';
import { expirePartnerRequest } from './reject-booking.ts';

/** Each looks again at the locked row, so told twice or too late it does nothing. */
export function fulfilmentConsumers(deps: BookingDependencies): Consumer[] {
  return [
    consumer(
      'fulfilment.match_partners',
      when(bookingEvents.booked, ({ facts }) => matchPartners(deps, facts.bookingId)),
    ),
    consumer(
      'fulfilment.accept_clock',
      when(bookingEvents.offered, {
        at: ({ acceptBefore }) => new Date(acceptBefore),
        run: ({ facts }) => expirePartnerRequest(deps, facts.bookingId, facts.offerId),
      }),
    ),
    consumer(
      'fulfilment.forward',
      when(bookingEvents.refused, ({ facts }) => forwardBooking(deps, facts.bookingId)),
      when(bookingEvents.professionalAbsent, ({ facts }) => forwardBooking(deps, facts.bookingId)),
      when(bookingEvents.givenBack, ({ facts }) => forwardBooking(deps, facts.bookingId)),
    ),
    consumer(
      'fulfilment.look_again',
      when(bookingEvents.partnerAwaited, {
        at: ({ lookAgainAt }) => new Date(lookAgainAt),
        run: async ({ facts: { bookingId } }) => {
          await matchPartners(deps, bookingId);
          await forwardBooking(deps, bookingId);
        },
      }),
    ),
  ];
}
