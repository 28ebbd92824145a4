import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Stopper } from '@nukkad/contract/market/stop/stop.noun';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { momentOf } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { type StopRow, findStop } from '../stop/stop.store.ts';
import { aboutBooking } from './about-booking.ts';
import { stopTexts } from './stop-words.ts';
import { toBuyer, toPartner } from './of-booking.ts';

interface Heard {
  readonly facts: { readonly bookingId: string; readonly stopId: string; readonly by: Stopper };
}
interface Asked {
  readonly booking: Booking;
  readonly stop: Pick<StopRow, 'billPaise' | 'answerBefore'>;
}

/** Null once it is answered or taken back. */
const lookAtStop =
  (by: Stopper) =>
  async ({ facts }: Heard, reader: Reader): Promise<Asked | null> => {
    if (facts.by !== by) return null;
    const [booking, stop] = [
      await findBooking(reader, facts.bookingId),
      await findStop(reader, facts.bookingId),
    ];
    return booking && stop?.stopId === facts.stopId && stop.status === 'open' ? { booking, stop } : null;
  };

const lookAtOther =
  (by: Stopper) =>
  async ({ facts }: Heard, reader: Reader) =>
    facts.by === by ? findBooking(reader, facts.bookingId) : null;

const asked = (stop: Asked['stop']) => stopTexts.asked(stop.billPaise, momentOf(stop.answerBefore));

/** A visit that cannot go on: the side that must agree hears of it, and that it goes on after all. */
export const stopNotices = (deps: BookingDependencies): readonly Notice[] => [
  notice('booking.notice', bookingEvents.stopAsked, {
    ...toBuyer,
    look: lookAtStop('partner'),
    words: ({ booking, stop }: Asked) => aboutBooking(booking, asked(stop)),
  }),
  notice('booking.tell_partner', bookingEvents.stopAsked, {
    ...toPartner(deps, 'organisationId'),
    look: lookAtStop('customer'),
    words: ({ booking, stop }: Asked) => aboutBooking(booking, asked(stop)),
  }),
  notice('booking.notice', bookingEvents.stopWithdrawn, {
    ...toBuyer,
    look: lookAtOther('partner'),
    words: (booking: Booking) => aboutBooking(booking, stopTexts.goesOn),
  }),
  notice('booking.tell_partner', bookingEvents.stopWithdrawn, {
    ...toPartner(deps, 'organisationId'),
    look: lookAtOther('customer'),
    words: (booking: Booking) => aboutBooking(booking, stopTexts.goesOn),
  }),
  notice('booking.tell_partner', bookingEvents.completed, {
    ...toPartner(deps, 'organisationId'),
    weight: 'usual',
    look: async ({ facts }, reader) => {
      const booking = facts.stopped ? await findBooking(reader, facts.bookingId) : null;
      return booking && { booking, billPaise: facts.amountPaise };
    },
    words: ({ booking, billPaise }) => aboutBooking(booking, stopTexts.ended(billPaise)),
  }),
];
