import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { endedTold, returnsTold } from '@nukkad/contract/market/booking/booking-money.told';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import type { Said } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { isDead } from '../booking.rules.ts';
import { findBooking } from '../booking.store.ts';
import { readMoneyOf } from '../money/read-money.ts';
import { aboutBooking } from './about-booking.ts';
import { endings, lateIn, moneySaid } from './money-words.ts';
import { toBuyer, toBuyerOf } from './of-booking.ts';

interface Ended {
  readonly booking: Booking;
  readonly money: BookingMoney;
}

const joined = (...deps: readonly Said[]): Said => ({
  en: deps.map(({ en }) => en).join(' '),
  hi: deps.map(({ hi }) => hi).join(' '),
});

const calledOffBecause: Readonly<Record<string, Said>> = {
  professional_absent: endings.notVisited,
  project_cancelled: endings.projectCancelled,
};

function endingOf({ reasonCode }: Booking, calledOff = false): Said {
  if (calledOff) return calledOffBecause[reasonCode ?? ''] ?? endings.calledOff;
  if (reasonCode === 'no_show') return endings.absent;
  return reasonCode === 'payment_expired' ? endings.unpaid : endings.cancelled;
}

interface Came {
  readonly facts: {
    readonly bookingId: string;
    readonly amountPaise: number;
    readonly settlesLater?: boolean | undefined;
  };
}

/** Of a visit of a project no money is spoken: it is paid with the project. */
const endedSaid = ({ booking, money }: Ended): Said[] =>
  booking.projectId === null ? [moneySaid(endedTold(money))] : [];

/** What became of the money: of a booking that ended, of what went back, of what came when it was no longer due. */
export function moneyNotices(deps: BookingDependencies): readonly Notice[] {
  const { platform } = deps;
  const look = async ({
    facts,
  }: {
    facts: { bookingId: string; asCredit?: boolean | undefined };
  }): Promise<Ended | null> => {
    const booking = await findBooking(platform.db, facts.bookingId);
    if (!booking) return null;
    const asked = { now: platform.clock.now(), asCredit: facts.asCredit ?? false };
    return { booking, money: await readMoneyOf(deps, platform.db, booking, asked) };
  };
  const lookAt = async (heard: Came) => {
    if (heard.facts.settlesLater) return null;
    const ended = await look(heard);
    return ended && { ...ended, amountPaise: heard.facts.amountPaise };
  };
  const came = { ...toBuyerOf(platform), tag: 'payments', look: lookAt } as const;
  return [
    notice('booking.notice', bookingEvents.cancelled, {
      ...toBuyer,
      look: async (heard) => {
        const ended = await look(heard);
        return ended && { ...ended, calledOff: heard.facts.calledOff };
      },
      words: ({ calledOff, ...ended }) =>
        aboutBooking(ended.booking, joined(endingOf(ended.booking, calledOff), ...endedSaid(ended))),
    }),
    notice('booking.notice', bookingEvents.rejected, {
      ...toBuyer,
      look,
      words: ({ booking, money }) =>
        aboutBooking(booking, joined(endings.rejected, moneySaid(endedTold(money)))),
    }),
    notice('booking.notice', bookingEvents.refunded, {
      ...toBuyer,
      tag: 'payments',
      look,
      words: ({ booking, money }) => aboutBooking(booking, moneySaid(endedTold(money))),
    }),
    notice('booking.notice', paymentEvents.captured, {
      ...came,
      // Money that was paid in time is told by the booking itself.
      words: ({ booking, money, amountPaise }) =>
        isDead(booking.status) && money.returning > 0
          ? aboutBooking(booking, joined(lateIn(amountPaise), moneySaid(endedTold(money))))
          : null,
    }),
    notice('booking.notice', paymentEvents.surplusCaptured, {
      ...came,
      words: ({ booking, money, amountPaise }) =>
        aboutBooking(booking, joined(lateIn(amountPaise), moneySaid(returnsTold(money, ['surplus'])))),
    }),
  ];
}
