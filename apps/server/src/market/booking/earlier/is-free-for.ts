import type { Reader } from '../../../platform/db/database.ts';
import type { Period } from '../../schedule/index.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { workOf } from '../fulfilment/find-partner.ts';

/** A professional of the partner that has the booking could do it in this period, with the own reservation out of the way. */
export async function isFreeFor(
  reader: Reader,
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  booking: Booking,
  period: Period,
  now: Date,
): Promise<boolean> {
  const { organisationId, bookingId } = booking;
  if (organisationId === null) return false;
  const free = await interfaces.schedule.findAvailable(reader, {
    ...workOf(booking),
    ...period,
    organisationIds: [organisationId],
    now,
    exceptBookingIds: [bookingId],
  });
  return free.length > 0;
}
