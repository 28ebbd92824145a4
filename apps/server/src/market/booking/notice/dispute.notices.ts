import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import { momentOf } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { aboutBooking } from './about-booking.ts';
import { buyerDisputeTexts, partnerDisputeTexts } from './dispute-words.ts';
import { toBuyer, toPartner } from './of-booking.ts';

type Facts<F> = { readonly facts: F & { readonly bookingId: string } };

/** The booking, and what its event says of the dispute. */
const withFacts = async <F>({ facts }: Facts<F>, reader: Reader) => {
  const booking = await findBooking(reader, facts.bookingId);
  return booking && { booking, facts };
};
type Told<F> = { readonly booking: Booking; readonly facts: F };

/** Each step of a dispute, to the side that did not take it; the end of it to both. */
export const disputeNotices = (deps: BookingDependencies): readonly Notice[] => [
  ...toTheBuyer(),
  ...toThePartner(deps),
];

const toTheBuyer = (): readonly Notice[] => [
  notice('booking.notice', bookingEvents.disputeAnswered, {
    ...toBuyer,
    weight: 'usual',
    look: withFacts,
    words: ({ booking, facts }) => aboutBooking(booking, buyerDisputeTexts.answered(facts.offer)),
  }),
  notice('booking.notice', bookingEvents.resolved, {
    ...toBuyer,
    weight: 'usual',
    look: withFacts,
    words: ({ booking, facts: { chooseBefore } }: Told<{ readonly chooseBefore: string | null }>) =>
      aboutBooking(
        booking,
        chooseBefore === null
          ? buyerDisputeTexts.dismissed
          : buyerDisputeTexts.rework(momentOf(new Date(chooseBefore))),
      ),
  }),
];

const toThePartner = (deps: BookingDependencies): readonly Notice[] => [
  notice('booking.tell_partner', bookingEvents.disputed, {
    ...toPartner(deps, 'organisationId'),
    weight: 'usual',
    look: withFacts,
    words: ({ booking, facts }) =>
      aboutBooking(booking, partnerDisputeTexts.opened(momentOf(new Date(facts.answerBefore)))),
  }),
  notice('booking.tell_partner', bookingEvents.remedyDeclined, {
    ...toPartner(deps, 'organisationId'),
    weight: 'usual',
    look: ({ facts }, reader) => findBooking(reader, facts.bookingId),
    words: (booking) => aboutBooking(booking, partnerDisputeTexts.declined),
  }),
  notice('booking.tell_partner', bookingEvents.resolved, {
    ...toPartner(deps, 'organisationId'),
    weight: 'usual',
    look: withFacts,
    words: ({ booking, facts }: Told<{ readonly outcome: 'rework' | 'dismissed' }>) =>
      aboutBooking(booking, partnerDisputeTexts[facts.outcome]),
  }),
  notice('booking.tell_partner', bookingEvents.refunded, {
    ...toPartner(deps, 'organisationId'),
    look: async (heard, reader) => (heard.facts.granted ? withFacts(heard, reader) : null),
    words: ({ booking, facts: { granted } }) =>
      granted
        ? aboutBooking(
            booking,
            partnerDisputeTexts.refunded(granted.amountPaise, granted.bornBy === 'partner'),
          )
        : null,
  }),
];
