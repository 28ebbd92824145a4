import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import { momentOf } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { isUrgent } from '../booking.rules.ts';
import { findBooking } from '../booking.store.ts';
import { listPartnerRequests } from '../partner-request.store.ts';
import { aboutBooking } from './about-booking.ts';
import { partnerTexts } from './booking-words.ts';
import { toPartner } from './of-booking.ts';

/** What the owner of the partner hears; door and number are told on the screen alone, to whom may see them. */
export function partnerNotices(deps: BookingDependencies): readonly Notice[] {
  return [
    notice('booking.tell_partner', bookingEvents.offered, {
      ...toPartner(deps, 'organisationId'),
      look: async ({ facts }, reader) => {
        const booking = await findBooking(reader, facts.bookingId);
        const isOpen =
          booking?.status === 'Partner Assigned' && booking.organisationId === facts.organisationId;
        return isOpen ? { booking, acceptBefore: new Date(facts.acceptBefore) } : null;
      },
      words: ({ booking, acceptBefore }) => {
        const { startsAt, locality } = booking;
        const job = { at: momentOf(startsAt), locality };
        if (isUrgent(booking)) return aboutBooking(booking, partnerTexts.urgent(job));
        return aboutBooking(booking, partnerTexts.offered(job, momentOf(acceptBefore)));
      },
    }),
    notice('booking.tell_partner', bookingEvents.cancelled, {
      ...toPartner(deps, 'organisationId'),
      // Its own people reported an absence, or called it off.
      look: async ({ facts: { reason, bookingId, calledOff } }, reader) => {
        const isKnown = reason === 'no_show' || (calledOff && reason !== 'professional_absent');
        const booking = isKnown ? null : await findBooking(reader, bookingId);
        return booking && { booking, calledOff };
      },
      words: ({ booking, calledOff }) =>
        aboutBooking(
          booking,
          partnerTexts[calledOff ? 'notVisited' : 'cancelled']({ at: momentOf(booking.startsAt) }),
        ),
    }),
    // Who said no knows it.
    notice('booking.tell_former_partner', bookingEvents.refused, {
      ...toPartner(deps, 'formerOrganisationId'),
      weight: 'usual',
      look: async ({ facts }, reader) => {
        const booking = await findBooking(reader, facts.bookingId);
        const offers = await listPartnerRequests(reader, facts.bookingId);
        const last = offers.findLast((offer) => offer.organisationId === facts.formerOrganisationId);
        return last?.answer === 'expired' ? booking : null;
      },
      words: (booking) => aboutBooking(booking, partnerTexts.expired),
    }),
  ];
}
