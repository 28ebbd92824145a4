import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.events';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import type { Said } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.dependencies.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { readMoney } from '../money/read-money.ts';
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

/** What became of the money: of a booking that ended, of what went back, of what came when it was no longer due. */
export function moneyNotices(deps: BookingDependencies): readonly Notice[] {
  const { platform } = deps;
  const isLater = ({ paymentMode }: Booking) => paymentMode === 'paylater';
  const look = async ({ facts }: { facts: { bookingId: string } }): Promise<Ended | null> => {
    const booking = await findBooking(platform.db, facts.bookingId);
    if (!booking) return null;
    const money = await readMoney(deps, platform.db, [booking], platform.clock.now());
    const own = money.get(booking.bookingId);
    return own ? { booking, money: own } : null;
  };
  const late = {
    ...toBuyerOf(platform),
    tag: 'payments',
    look: async (heard: {
      facts: { bookingId: string; amountPaise: number; settlesLater?: boolean | undefined };
    }) => {
      if (heard.facts.settlesLater) return null;
      const ended = await look(heard);
      return ended && { ...ended, amountPaise: heard.facts.amountPaise };
    },
    // Money that was paid in time is told by the booking itself.
    words: ({ booking, money, amountPaise }: Ended & { readonly amountPaise: number }) =>
      money.returning === 0 ? null : aboutBooking(booking, joined(lateIn(amountPaise), moneySaid(money))),
  } as const;
  return [
    notice('booking.notice', bookingEvents.cancelled, {
      ...toBuyer,
      look: async (heard) => {
        const ended = await look(heard);
        return ended && { ...ended, calledOff: heard.facts.calledOff };
      },
      words: ({ booking, money, calledOff }) =>
        aboutBooking(
          booking,
          // Of a visit of a project no money is spoken: it is paid with the project.
          booking.projectId === null
            ? joined(endingOf(booking), moneySaid(money, isLater(booking)))
            : endingOf(booking, calledOff),
        ),
    }),
    notice('booking.notice', bookingEvents.rejected, {
      ...toBuyer,
      look,
      words: ({ booking, money }) =>
        aboutBooking(booking, joined(endings.rejected, moneySaid(money, isLater(booking)))),
    }),
    notice('booking.notice', bookingEvents.refunded, {
      ...toBuyer,
      tag: 'payments',
      look,
      words: ({ booking, money }) => aboutBooking(booking, moneySaid(money, isLater(booking))),
    }),
    notice('booking.notice', paymentEvents.captured, late),
    notice('booking.notice', paymentEvents.surplusCaptured, late),
  ];
}
