import type { BookingMoney } from '@nukkad/contract/booking/booking-money.model';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { BookingParts } from '../booking.parts.ts';
import type { Booking } from '../booking.row.ts';
import { readMoney } from '../money/read-money.ts';

export const moneyEvents = [
  'booking.cancelled',
  'booking.rejected',
  'booking.refunded',
  'payment.captured',
  'payment.surplus_captured',
];

const rupees = (paise: number) =>
  `Rs ${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2 })}`;

/** What became of the money of a booking that ended, each fact a sentence; equal to what its page says. */
export function moneyText(money: BookingMoney): string {
  const { charge, charged, returned, returning, mayStillArrive } = money;
  const sentences: string[] = [];
  if (charge && charge.kept > 0)
    sentences.push(`A cancellation charge of ${rupees(charge.kept)} was taken from what you paid.`);
  if (charge && charge.carried > 0)
    sentences.push(
      charge.collectedWith
        ? `A cancellation charge of ${rupees(charge.carried)} was added to booking ${charge.collectedWith.bookingNumber}.`
        : `A cancellation charge of ${rupees(charge.carried)} will be added to your next booking.`,
    );
  if (returning > 0) sentences.push(`${rupees(returning)} goes back to you in 5 to 7 working days.`);
  if (returned > 0) sentences.push(`${rupees(returned)} was returned to you.`);
  if (charged === 0 && !charge) sentences.push('Nothing was charged.');
  if (mayStillArrive && charged === 0) sentences.push('If your bank takes money later, it goes back to you.');
  return sentences.join(' ');
}

function beginning(event: OutboxEvent, booking: Booking): string {
  if (event.name === 'booking.rejected') return 'sorry, no partner is free at that time.';
  if (booking.reasonCode === 'payment_expired') return 'it was not paid in time, so it was cancelled.';
  return 'it was cancelled.';
}

/** Null where this says nothing new: money that was paid in time is told by the booking itself. */
export async function moneyNotice(
  parts: BookingParts,
  event: OutboxEvent,
  booking: Booking,
): Promise<string | null> {
  if (!moneyEvents.includes(event.name)) return null;
  const now = parts.platform.clock.now();
  const money = (await readMoney(parts, parts.platform.db, [booking], now)).get(booking.bookingId);
  if (!money) return null;
  if (event.name === 'booking.refunded') return moneyText(money);
  if (!event.name.startsWith('payment.')) return `${beginning(event, booking)} ${moneyText(money)}`;
  if (money.returning === 0) return null;
  const { amountPaise } = event.payload as { amountPaise: number };
  return `your payment of ${rupees(amountPaise)} was no longer due. ${moneyText(money)}`;
}
