import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { momentOf } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { aboutBooking } from './about-booking.ts';
import { buyerTexts, partnerTexts, professionalAbsent, workerTexts } from './booking-words.ts';
import { toBuyer, toPartner, toWorker } from './of-booking.ts';

type Heard = { readonly facts: { readonly bookingId: string } };
const lookAtBooking = ({ facts }: Heard, reader: Reader) => findBooking(reader, facts.bookingId);
const at = ({ startsAt }: Booking) => momentOf(startsAt);

/** One side does not keep a visit that was agreed. */
export const letDownNotices = (deps: BookingDependencies): readonly Notice[] => [
  notice('booking.notice', bookingEvents.givenBack, {
    ...toBuyer,
    look: lookAtBooking,
    words: (booking: Booking) => aboutBooking(booking, buyerTexts.givenBack),
  }),
  // The owner hears what it costs, also where a member of the team gave it back.
  notice('booking.tell_former_partner', bookingEvents.givenBack, {
    ...toPartner(deps, 'formerOrganisationId'),
    look: async ({ facts }, reader) => {
      const { penaltyPaise } = facts;
      const booking = penaltyPaise > 0 ? await findBooking(reader, facts.bookingId) : null;
      return booking && { booking, penaltyPaise };
    },
    words: ({ booking, penaltyPaise }) => aboutBooking(booking, partnerTexts.penalty(penaltyPaise)),
  }),
  notice('booking.tell_former_professional', bookingEvents.givenBack, {
    ...toWorker(deps, 'formerStaffId'),
    look: lookAtBooking,
    words: (booking: Booking) => aboutBooking(booking, workerTexts.givenBack({ at: at(booking) })),
  }),
  ...professionalAbsentNotices(deps),
];

const professionalAbsentNotices = (deps: BookingDependencies): readonly Notice[] => [
  notice('booking.notice', bookingEvents.professionalAbsent, {
    ...toBuyer,
    look: async ({ facts }, reader) => {
      const booking = await findBooking(reader, facts.bookingId);
      return booking && { booking, creditPaise: facts.creditPaise };
    },
    words: ({ booking, creditPaise }) => aboutBooking(booking, professionalAbsent(creditPaise)),
  }),
  notice('booking.tell_former_partner', bookingEvents.professionalAbsent, {
    ...toPartner(deps, 'formerOrganisationId'),
    look: async ({ facts }, reader) => {
      const booking = await findBooking(reader, facts.bookingId);
      return booking && { booking, penaltyPaise: facts.penaltyPaise };
    },
    words: ({ booking, penaltyPaise }) =>
      aboutBooking(booking, partnerTexts.professionalAbsent(penaltyPaise)),
  }),
  notice('booking.tell_former_professional', bookingEvents.professionalAbsent, {
    ...toWorker(deps, 'formerStaffId'),
    look: lookAtBooking,
    words: (booking: Booking) => aboutBooking(booking, workerTexts.professionalAbsent({ at: at(booking) })),
  }),
];
