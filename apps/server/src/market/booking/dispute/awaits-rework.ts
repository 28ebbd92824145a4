import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { Reader } from '../../../platform/db/database.ts';
import type { Booking } from '../booking.row.ts';
import { isDead } from '../booking.rules.ts';
import { findDisputeOf, findRework } from './dispute.store.ts';

const done: readonly BookingStatus[] = ['Completed', 'Disputed', 'Resolved', 'Closed'];

/** A resolved booking stays open until its rework is done, or can no longer be booked. */
export async function awaitsRework(reader: Reader, { bookingId }: Booking, now: Date): Promise<boolean> {
  const dispute = await findDisputeOf(reader, bookingId);
  if (!dispute?.reworkBefore) return false;
  const rework = await findRework(reader, bookingId);
  const status = rework?.status;
  if (status === undefined || isDead(status)) return now < dispute.reworkBefore;
  return !done.includes(status);
}
