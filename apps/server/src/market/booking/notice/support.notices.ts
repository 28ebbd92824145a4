import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import { momentOf } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { findBooking } from '../booking.store.ts';
import { aboutBooking } from './about-booking.ts';
import { buyerTexts, partnerTexts, workerTexts } from './booking-words.ts';
import { toBuyer, toPartner, toWorker } from './of-booking.ts';

type Heard = { readonly facts: { readonly bookingId: string } };
const lookAtBooking = ({ facts }: Heard, reader: Reader) => findBooking(reader, facts.bookingId);

/** Support took a booking from its partner: both sides hear it, and the professional who would have come. */
export const supportNotices = (deps: BookingDependencies): readonly Notice[] => [
  notice('booking.notice', bookingEvents.takenBack, {
    ...toBuyer,
    look: lookAtBooking,
    words: (booking) => aboutBooking(booking, buyerTexts.takenBack),
  }),
  notice('booking.tell_former_partner', bookingEvents.takenBack, {
    ...toPartner(deps, 'formerOrganisationId'),
    look: lookAtBooking,
    words: (booking) => aboutBooking(booking, partnerTexts.takenBack(momentOf(booking.startsAt))),
  }),
  notice('booking.tell_former_professional', bookingEvents.takenBack, {
    ...toWorker(deps, 'formerStaffId'),
    look: lookAtBooking,
    words: (booking) => aboutBooking(booking, workerTexts.takenAway),
  }),
];
