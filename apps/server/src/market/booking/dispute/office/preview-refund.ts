import { refuse } from '../../../../platform/refusal.ts';
import type { Reader } from '../../../../platform/db/database.ts';
import type { BookingDependencies } from '../../booking.interface.ts';
import type { Booking } from '../../booking.row.ts';
import { type Refund, needsSecondAdmin, refundRefusal, returnedOf } from '../dispute.rules.ts';
import { getDisputeRules } from '../dispute-rules.store.ts';
import { returnableOf } from '../read-dispute.ts';
import { getBookingOf, getDisputeRow } from './lock-in-office.ts';

/** What a refund would do, to the paisa; refused where it cannot be made. */
export async function effectOf(
  deps: BookingDependencies,
  reader: Reader,
  booking: Booking,
  { amountPaise, bornBy }: Refund,
  now: Date,
) {
  const { bookingId, cityCode } = booking;
  const [rules, returnable, shares] = await Promise.all([
    getDisputeRules(reader, now, cityCode),
    returnableOf(deps, reader, bookingId),
    deps.asked.refundShares.answers[0]?.(reader, { bookingId, amountPaise, bornBy }),
  ]);
  const why = refundRefusal(booking, amountPaise, returnable);
  if (why) refuse(why, { present: booking.status });
  return {
    amount: amountPaise,
    returned: returnedOf(booking, amountPaise),
    partner: shares?.partnerPaise ?? 0,
    platform: shares?.platformPaise ?? amountPaise,
    tax: shares?.taxPaise ?? 0,
    needsSecond: needsSecondAdmin(rules, amountPaise),
  };
}

export async function previewRefund(
  deps: BookingDependencies,
  { disputeId, ...refund }: Refund & { readonly disputeId: string },
  now: Date,
) {
  const { db } = deps.platform;
  const booking = await getBookingOf(db, await getDisputeRow(db, disputeId));
  return effectOf(deps, db, booking, refund, now);
}
