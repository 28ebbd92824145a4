import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { Language, Said } from '../../platform/spoken.rules.ts';
import type { BookingParts } from '../booking.parts.ts';
import type { Booking } from '../booking.row.ts';
import { readMoney } from '../money/read-money.ts';
import { endings, lateIn, moneyText } from './money-words.ts';

export const moneyEvents = [
  'booking.cancelled',
  'booking.rejected',
  'booking.refunded',
  'payment.captured',
  'payment.surplus_captured',
];

function beginning(event: OutboxEvent, booking: Booking): Said {
  if (event.name === 'booking.rejected') return endings.rejected;
  return booking.reasonCode === 'payment_expired' ? endings.unpaid : endings.cancelled;
}

/** Null where this says nothing new: money that was paid in time is told by the booking itself. */
export async function moneyNotice(
  parts: BookingParts,
  event: OutboxEvent,
  booking: Booking,
  language: Language,
): Promise<string | null> {
  if (!moneyEvents.includes(event.name)) return null;
  const now = parts.platform.clock.now();
  const money = (await readMoney(parts, parts.platform.db, [booking], now)).get(booking.bookingId);
  if (!money) return null;
  const words = moneyText(language, money);
  if (event.name === 'booking.refunded') return words;
  if (!event.name.startsWith('payment.')) return `${beginning(event, booking)[language]} ${words}`;
  if (money.returning === 0) return null;
  const { amountPaise } = event.payload as { amountPaise: number };
  return `${lateIn(language, amountPaise)} ${words}`;
}
