import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import { momentOf } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { type Proposal, findOpenProposal } from '../reschedule/proposal.store.ts';
import { type EarlierOfferRow, findOpenOffer } from '../earlier/earlier.store.ts';
import { aboutBooking } from './about-booking.ts';
import { buyerTimeTexts, partnerTexts, workerTexts } from './booking-words.ts';
import { toBuyer, toHiredWorker, toPartner, toWorker } from './of-booking.ts';

interface OfProposal {
  readonly facts: {
    readonly bookingId: string;
    readonly proposalId: string;
    readonly by: 'customer' | 'partner';
  };
}

/** Null once it is answered or replaced. */
const lookAtProposal =
  (by: 'customer' | 'partner') =>
  async ({ facts }: OfProposal, reader: Reader) => {
    if (facts.by !== by) return null;
    const booking = await findBooking(reader, facts.bookingId);
    const proposal = await findOpenProposal(reader, facts.bookingId);
    return booking && proposal?.proposalId === facts.proposalId ? { booking, proposal } : null;
  };
type Asked = { readonly booking: Booking; readonly proposal: Proposal };

/** The side that asked hears that the visit stays as it is; who took the question back knows it. */
const lookAtKept =
  (by: 'customer' | 'partner') =>
  async ({ facts }: OfProposal & { readonly facts: { readonly outcome: string } }, reader: Reader) =>
    facts.by === by && facts.outcome !== 'withdrawn' ? findBooking(reader, facts.bookingId) : null;

const at = ({ startsAt }: { readonly startsAt: Date }) => momentOf(startsAt);

/** A visit has another time, one side asks for one, or the other side keeps it as it is. */
export const timeNotices = (deps: BookingDependencies): readonly Notice[] => [
  ...buyerTimeNotices(),
  ...partnerTimeNotices(deps),
  ...workerTimeNotices(deps),
];

const buyerTimeNotices = (): readonly Notice[] => [
  notice('booking.notice', bookingEvents.earlierOffered, {
    ...toBuyer,
    look: async ({ facts }, reader) => {
      const offer = await findOpenOffer(reader, facts.bookingId);
      const booking = offer?.offerId === facts.offerId && (await findBooking(reader, facts.bookingId));
      return booking ? { booking, offer } : null;
    },
    words: ({ booking, offer }: { readonly booking: Booking; readonly offer: EarlierOfferRow }) =>
      aboutBooking(booking, buyerTimeTexts.earlier(at(offer), momentOf(offer.answerBefore))),
  }),
  notice('booking.notice', bookingEvents.timeProposed, {
    ...toBuyer,
    look: lookAtProposal('partner'),
    words: ({ booking, proposal }: Asked) =>
      aboutBooking(booking, buyerTimeTexts.proposed(at(proposal), momentOf(proposal.answerBefore))),
  }),
  notice('booking.notice', bookingEvents.rescheduled, {
    ...toBuyer,
    look: async ({ facts }, reader) => {
      const booking = facts.by !== 'customer' ? await findBooking(reader, facts.bookingId) : null;
      return booking && { booking, feePaise: facts.feePaise };
    },
    words: ({ booking, feePaise }) => aboutBooking(booking, buyerTimeTexts.agreed(at(booking), feePaise)),
  }),
  notice('booking.notice', bookingEvents.timeDeclined, {
    ...toBuyer,
    look: lookAtKept('customer'),
    words: (booking: Booking) => aboutBooking(booking, buyerTimeTexts.kept(at(booking))),
  }),
];

const partnerTimeNotices = (deps: BookingDependencies): readonly Notice[] => [
  notice('booking.tell_partner', bookingEvents.timeProposed, {
    ...toPartner(deps, 'organisationId'),
    look: lookAtProposal('customer'),
    words: ({ booking, proposal }: Asked) =>
      aboutBooking(booking, partnerTexts.timeAsked(at(proposal), momentOf(proposal.answerBefore))),
  }),
  notice('booking.tell_partner', bookingEvents.rescheduled, {
    ...toPartner(deps, 'organisationId'),
    look: async ({ facts }, reader) => (facts.by !== 'partner' ? findBooking(reader, facts.bookingId) : null),
    words: (booking) => aboutBooking(booking, partnerTexts.moved(at(booking))),
  }),
  notice('booking.tell_former_partner', bookingEvents.rescheduled, {
    ...toPartner(deps, 'formerOrganisationId'),
    look: ({ facts }, reader) => findBooking(reader, facts.bookingId),
    words: (booking) => aboutBooking(booking, partnerTexts.movedAway),
  }),
  notice('booking.tell_partner', bookingEvents.timeDeclined, {
    ...toPartner(deps, 'organisationId'),
    look: lookAtKept('partner'),
    words: (booking: Booking) => aboutBooking(booking, partnerTexts.timeKept(at(booking))),
  }),
];

const workerTimeNotices = (deps: BookingDependencies): readonly Notice[] => [
  // A colleague who comes instead hears of it as a new job.
  notice('booking.tell_professional', bookingEvents.rescheduled, {
    ...toHiredWorker(deps),
    look: async ({ facts }, reader) => (facts.formerStaffId ? null : findBooking(reader, facts.bookingId)),
    words: (booking) =>
      aboutBooking(booking, workerTexts.moved({ at: at(booking), locality: booking.locality })),
  }),
  notice('booking.tell_former_professional', bookingEvents.rescheduled, {
    ...toWorker(deps, 'formerStaffId'),
    look: async ({ facts }, reader) => (facts.staffId ? null : findBooking(reader, facts.bookingId)),
    words: (booking) => aboutBooking(booking, workerTexts.takenAway),
  }),
];
