import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { momentOf } from '../../../platform/spoken.rules.ts';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { listAdditions } from '../addition.store.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { startCodeNow } from '../booking.rules.ts';
import { namesOf } from '../names-of.ts';
import { findBooking } from '../booking.store.ts';
import { getBookingRules } from '../rules.store.ts';
import { startCodeOf } from '../start-code.ts';
import { aboutBooking } from './about-booking.ts';
import { acceptedBy, additionAsked, buyerTexts, visitPlanned } from './booking-words.ts';
import { moneyNotices } from './money-notice.ts';
import { toBuyer } from './of-booking.ts';
import { stopTexts } from './stop-words.ts';

type Heard = { readonly facts: { readonly bookingId: string } };
const lookAtBooking = ({ facts }: Heard, reader: Reader) => findBooking(reader, facts.bookingId);

/** Only while it waits for the work: a code that was told late would be of no use, or of another round. */
function startCode({ platform }: BookingDependencies): Notice {
  return notice('booking.notice', bookingEvents.assigned, {
    ...toBuyer,
    template: 'start_code',
    // Without it the work cannot begin.
    urgent: true,
    look: async ({ facts }, reader) => {
      const booking = await findBooking(reader, facts.bookingId);
      if (booking?.status !== 'Assigned') return null;
      const now = platform.clock.now();
      const { round } = startCodeNow(booking, await getBookingRules(reader, now, booking), now);
      const { bookingId, bookingNumber } = booking;
      return { bookingNumber, code: startCodeOf(platform.config.secret, bookingId, round) };
    },
    words: (fills) => ({ fills }),
  });
}

/** The event holds ids only; number, code and money are looked up when it is sent. */
export function buyerNotices(deps: BookingDependencies): readonly Notice[] {
  return [
    notice('booking.notice', bookingEvents.accepted, {
      ...toBuyer,
      weight: 'usual',
      look: async (heard, reader) => {
        const booking = await lookAtBooking(heard, reader);
        // Given back meanwhile: who comes is told when it is known again.
        const companyName = booking && (await namesOf(deps, reader, booking)).companyName;
        return companyName ? { booking, companyName } : null;
      },
      words: ({ booking, companyName }) =>
        aboutBooking(booking, acceptedBy(companyName, momentOf(booking.startsAt))),
    }),
    startCode(deps),
    notice('booking.notice', bookingEvents.visitPlanned, {
      ...toBuyer,
      look: lookAtBooking,
      words: (booking: Booking) => aboutBooking(booking, visitPlanned(momentOf(booking.startsAt))),
    }),
    notice('booking.notice', bookingEvents.completed, {
      ...toBuyer,
      weight: 'usual',
      look: async ({ facts }, reader) => {
        const booking = await findBooking(reader, facts.bookingId);
        return booking && { booking, endedAtPaise: facts.stopped ? facts.amountPaise : null };
      },
      words: ({ booking, endedAtPaise }: { booking: Booking; endedAtPaise: number | null }) =>
        aboutBooking(booking, endedAtPaise === null ? buyerTexts.completed : stopTexts.ended(endedAtPaise)),
    }),
    // A partner that the buyer did not choose is announced only after it has accepted.
    notice('booking.notice', bookingEvents.refused, {
      ...toBuyer,
      weight: 'usual',
      look: async ({ facts }, reader) => {
        const booking = await findBooking(reader, facts.bookingId);
        return booking && booking.chosenOrganisationId === facts.formerOrganisationId ? booking : null;
      },
      words: (booking) => aboutBooking(booking, buyerTexts.chosenRefused),
    }),
    notice('booking.notice', bookingEvents.additionAsked, {
      ...toBuyer,
      look: async ({ facts }, reader) => {
        const booking = await findBooking(reader, facts.bookingId);
        const additions = await listAdditions(reader, facts.bookingId);
        const addition = additions.find((one) => one.additionId === facts.additionId);
        return booking && addition?.state === 'asked' ? { booking, addition } : null;
      },
      words: ({ booking, addition }) => aboutBooking(booking, additionAsked(addition)),
    }),
    ...moneyNotices(deps),
  ];
}
