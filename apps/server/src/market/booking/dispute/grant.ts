import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { amountDue } from '../booking.rules.ts';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { requestRefundOf } from '../end-booking.ts';
import { type Refund, refundRefusal } from './dispute.rules.ts';
import { returnableOf } from './read-dispute.ts';

/** 409 where this sum cannot be taken off the bill, looked at behind the lock. */
export async function refuseRefund(
  deps: BookingDependencies,
  tx: Tx,
  booking: Booking,
  amountPaise: number,
): Promise<void> {
  const why = refundRefusal(booking, amountPaise, await returnableOf(deps, tx, booking.bookingId));
  if (why) refuse(why, { present: booking.status });
}

/** Takes the sum off the bill: what was paid of it goes back, what was not is no longer due. */
export async function grantRefund(
  tx: Tx,
  deps: BookingDependencies,
  allowed: Allowed<'grantRefund'>,
  {
    amountPaise,
    bornBy,
    now,
    asCredit = false,
  }: Refund & { readonly now: Date; readonly asCredit?: boolean },
): Promise<Authorized<Booking>> {
  await refuseRefund(deps, tx, allowed.row, amountPaise);
  // A charge of an earlier booking that this one was to collect is owed again.
  if (amountDue(allowed.row) > 0) await deps.interfaces.cart.reopenCharges(tx, allowed.row);
  const refunded = await bookingTransitions.move(tx, allowed, {
    now,
    event: eventFor(bookingEvents.refunded, (of) => ({ ...of, granted: { amountPaise, bornBy } })),
    changes: { refundGrantedPaise: amountPaise, endedAt: now },
    note: 'dispute_refund',
  });
  return requestRefundOf(tx, refunded, { reason: 'dispute', now, asCredit });
}

/** The work is done again at no price; the customer chooses the time. */
export const grantRework = (
  tx: Tx,
  allowed: Allowed<'grantRework'>,
  { disputeId, until, now }: { readonly disputeId: string; readonly until: Date; readonly now: Date },
): Promise<Authorized<Booking>> =>
  bookingTransitions.move(tx, allowed, {
    now,
    event: eventFor(bookingEvents.resolved, (of) => ({
      ...of,
      disputeId,
      outcome: 'rework' as const,
      chooseBefore: until.toISOString(),
    })),
    note: 'dispute_rework',
  });

export const dismissDispute = (
  tx: Tx,
  allowed: Allowed<'dismissDispute'>,
  { disputeId, now }: { readonly disputeId: string; readonly now: Date },
): Promise<Authorized<Booking>> =>
  bookingTransitions.move(tx, allowed, {
    now,
    event: eventFor(bookingEvents.resolved, (of) => ({
      ...of,
      disputeId,
      outcome: 'dismissed' as const,
      chooseBefore: null,
    })),
    note: 'dispute_dismissed',
  });
