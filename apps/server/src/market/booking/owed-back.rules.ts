import type { Paise } from '@nukkad/contract/kernel/money';
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { type MoneyFacts, type PaymentStatus, amountDue, billPaise, isDead } from './booking.rules.ts';

/** What is kept of a booking that is over: the fee of one without work, the rest of the bill of a refunded one. */
const keptPaise = (booking: MoneyFacts): Paise =>
  booking.refundGrantedPaise > 0 ? billPaise(booking) - booking.refundGrantedPaise : booking.feePaise;

const finished: readonly BookingStatus[] = ['Completed', 'Disputed', 'Resolved', 'Closed'];

/**
 * Captured money that has to go back: all that is not kept of a booking that ended without work or was refunded; of
 * finished work what was paid above its bill, which a visit that ended early has made smaller.
 */
export function owedBack(booking: MoneyFacts): Paise {
  if (isDead(booking.status)) return Math.max(0, booking.capturedPaise - keptPaise(booking));
  return finished.includes(booking.status) ? Math.max(0, booking.capturedPaise - billPaise(booking)) : 0;
}

/** The part of `owedBack` for which no refund is requested yet. */
export function refundToAsk(booking: MoneyFacts): Paise {
  return Math.max(0, owedBack(booking) - booking.refundAskedPaise);
}

export function paymentStatusOf(booking: MoneyFacts): PaymentStatus {
  if (!isDead(booking.status)) return amountDue(booking) > 0 ? 'due' : 'paid';
  if (booking.capturedPaise === 0) return 'not_due';
  if (owedBack(booking) > booking.refundedPaise) return 'refund_due';
  return booking.refundedPaise > 0 ? 'refunded' : 'paid';
}

/** All that was owed back has gone back. */
export function isRefundSettled(booking: MoneyFacts): boolean {
  return booking.refundedPaise > 0 && booking.refundedPaise >= owedBack(booking);
}
