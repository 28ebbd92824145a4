import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import { momentOf } from '../../../platform/spoken.rules.ts';
import { listAdditions } from '../addition.store.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { findBooking } from '../booking.store.ts';
import { aboutBooking } from './about-booking.ts';
import { workerTexts } from './booking-words.ts';
import { toHiredWorker, toWorker } from './of-booking.ts';

/** What the professional hears of the own work. */
export function workerNotices(deps: BookingDependencies): readonly Notice[] {
  return [
    notice('booking.tell_professional', bookingEvents.assigned, {
      ...toWorker(deps, 'staffId'),
      look: async ({ facts }, reader) => {
        const booking = await findBooking(reader, facts.bookingId);
        return booking?.status === 'Assigned' && booking.staffId === facts.staffId ? booking : null;
      },
      words: (booking) => {
        const { startsAt, locality } = booking;
        return aboutBooking(booking, workerTexts.assigned({ at: momentOf(startsAt), locality }));
      },
    }),
    notice('booking.tell_former_professional', bookingEvents.assigned, {
      ...toWorker(deps, 'formerStaffId'),
      look: ({ facts }, reader) => findBooking(reader, facts.bookingId),
      words: (booking) => aboutBooking(booking, workerTexts.takenAway),
    }),
    notice('booking.tell_professional', bookingEvents.cancelled, {
      ...toHiredWorker(deps),
      look: async ({ facts }, reader) => {
        const booking = facts.reason === 'no_show' ? null : await findBooking(reader, facts.bookingId);
        return booking && { booking, calledOff: facts.calledOff };
      },
      words: ({ booking, calledOff }) =>
        aboutBooking(
          booking,
          workerTexts[calledOff ? 'calledOff' : 'cancelled']({ at: momentOf(booking.startsAt) }),
        ),
    }),
    notice('booking.tell_professional', bookingEvents.additionAnswered, {
      ...toWorker(deps, 'staffId'),
      look: async ({ facts }, reader) => {
        const booking = await findBooking(reader, facts.bookingId);
        const additions = await listAdditions(reader, facts.bookingId);
        const addition = additions.find((one) => one.additionId === facts.additionId);
        return booking && addition ? { booking, name: addition.name, approved: facts.approved } : null;
      },
      words: ({ booking, name, approved }) =>
        aboutBooking(booking, workerTexts.additionAnswered(approved, name)),
    }),
  ];
}
