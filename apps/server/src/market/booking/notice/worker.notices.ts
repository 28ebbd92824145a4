import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import { momentOf } from '../../../platform/spoken.rules.ts';
import { listAdditions } from '../addition.store.ts';
import type { BookingParts } from '../booking.parts.ts';
import { findBooking } from '../booking.store.ts';
import { aboutBooking } from './about-booking.ts';
import { workerNews } from './booking-words.ts';
import { toHiredWorker, toWorker } from './of-booking.ts';

/** What the professional hears of the own work. */
export function workerNotices(parts: BookingParts): readonly Notice[] {
  return [
    notice('booking.tell_professional', bookingEvents.assigned, {
      ...toWorker(parts, 'staffId'),
      look: async ({ facts }, reader) => {
        const booking = await findBooking(reader, facts.bookingId);
        return booking?.status === 'Assigned' && booking.staffId === facts.staffId ? booking : null;
      },
      words: (booking) => {
        const { startsAt, locality } = booking;
        return aboutBooking(booking, workerNews.assigned({ at: momentOf(startsAt), locality }));
      },
    }),
    notice('booking.tell_former_professional', bookingEvents.assigned, {
      ...toWorker(parts, 'formerStaffId'),
      look: ({ facts }, reader) => findBooking(reader, facts.bookingId),
      words: (booking) => aboutBooking(booking, workerNews.takenAway),
    }),
    notice('booking.tell_professional', bookingEvents.cancelled, {
      ...toHiredWorker(parts),
      look: ({ facts }, reader) => findBooking(reader, facts.bookingId),
      words: (booking) => aboutBooking(booking, workerNews.cancelled({ at: momentOf(booking.startsAt) })),
    }),
    notice('booking.tell_professional', bookingEvents.additionAnswered, {
      ...toWorker(parts, 'staffId'),
      look: async ({ facts }, reader) => {
        const booking = await findBooking(reader, facts.bookingId);
        const additions = await listAdditions(reader, facts.bookingId);
        const addition = additions.find((one) => one.additionId === facts.additionId);
        return booking && addition ? { booking, name: addition.name, approved: facts.approved } : null;
      },
      words: ({ booking, name, approved }) =>
        aboutBooking(booking, workerNews.additionAnswered(approved, name)),
    }),
  ];
}
