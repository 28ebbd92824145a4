import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { system } from '../../platform/platform.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { billPaise, minutesAfter, isDead } from './booking.rules.ts';
import { bookingTransitions, eventFor } from './booking.transitions.ts';
import { getBookingRules } from './rules.store.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Booking } from './booking.row.ts';
import { findDisputeOf, findRework } from './dispute/dispute.store.ts';

const done: readonly BookingStatus[] = ['Completed', 'Disputed', 'Resolved', 'Closed'];

/** A resolved booking stays open until its rework is done, or can no longer be booked. */
async function awaitsRework(reader: Reader, { bookingId }: Booking, now: Date): Promise<boolean> {
  const dispute = await findDisputeOf(reader, bookingId);
  if (!dispute?.reworkBefore) return false;
  const rework = await findRework(reader, bookingId);
  const status = rework?.status;
  if (status === undefined || isDead(status)) return now < dispute.reworkBefore;
  return !done.includes(status);
}

/** The time for a dispute is over and it is paid: it may be paid out. Whichever of the two comes last closes it. */
export async function closeBooking(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const allowed = await bookingTransitions.lockForSystem(tx, bookingTransitions.verb.close, bookingId);
    if (!allowed || allowed.row.paymentStatus !== 'paid' || !allowed.row.completedAt) return;
    if (allowed.row.status === 'Resolved' && (await awaitsRework(tx, allowed.row, now))) return;
    const rules = await getBookingRules(tx, now, allowed.row);
    if (now < minutesAfter(allowed.row.completedAt, rules.closeAfterHours * 60)) return;
    const amountPaise = billPaise(allowed.row);
    await bookingTransitions.move(tx, allowed, {
      now,
      event: eventFor(bookingEvents.closed, (of) => ({ ...of, amountPaise })),
      changes: { endedAt: now },
    });
  });
}
