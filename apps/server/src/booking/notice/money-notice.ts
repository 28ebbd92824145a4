import { bookingEvents } from '@nukkad/contract/booking/booking.events';
import { paymentEvents } from '@nukkad/contract/payment/payment.events';
import type { Heard } from '../../platform/outbox/event.ts';
import type { Language, Said } from '../../platform/spoken.rules.ts';
import type { BookingParts } from '../booking.parts.ts';
import type { Booking } from '../booking.row.ts';
import { readMoney } from '../money/read-money.ts';
import { endings, lateIn, moneyText } from './money-words.ts';

const surplusEvents = [paymentEvents.captured, paymentEvents.surplusCaptured] as const;
export const moneyEvents = [
  bookingEvents.cancelled,
  bookingEvents.rejected,
  bookingEvents.refunded,
  ...surplusEvents,
] as const;

/** What these events share: the booking, and for money that came in, how much. */
export type MoneyHeard = Omit<Heard, 'facts'> & {
  readonly facts: { readonly bookingId: string; readonly amountPaise?: number };
};

function beginning(event: MoneyHeard, booking: Booking): Said {
  if (event.name === bookingEvents.rejected.name) return endings.rejected;
  return booking.reasonCode === 'payment_expired' ? endings.unpaid : endings.cancelled;
}

/** Null where this says nothing new: money that was paid in time is told by the booking itself. */
export async function moneyNotice(
  parts: BookingParts,
  event: MoneyHeard,
  booking: Booking,
  language: Language,
): Promise<string | null> {
  if (!moneyEvents.some(({ name }) => name === event.name)) return null;
  const now = parts.platform.clock.now();
  const money = (await readMoney(parts, parts.platform.db, [booking], now)).get(booking.bookingId);
  if (!money) return null;
  const words = moneyText(language, money);
  if (event.name === bookingEvents.refunded.name) return words;
  if (!surplusEvents.some(({ name }) => name === event.name))
    return `${beginning(event, booking)[language]} ${words}`;
  if (money.returning === 0) return null;
  const { amountPaise = 0 } = event.facts;
  return `${lateIn(language, amountPaise)} ${words}`;
}
