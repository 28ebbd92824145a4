import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { type Place, peopleTried, reserve, workOf } from '../fulfilment/find-partner.ts';
import { findSoonestFor } from './soonest.ts';

/**
 * Moves the reservation of an instant booking to the next partner whose professional can be there in time, with the arrival
 * that it can make. Null: as many were asked as are asked, or no one is left.
 */
export async function reserveSoonest(
  tx: Tx,
  deps: BookingDependencies,
  booking: Authorized<Booking>,
  now: Date,
): Promise<Place | null> {
  const { arriveBefore } = booking;
  if (arriveBefore === null) return null;
  const { arrivals } = await findSoonestFor(tx, deps, { ...booking, arriveBefore }, now);
  for (const { organisationId, staffId, startsAt, endsAt } of arrivals.slice(0, peopleTried)) {
    const place = { organisationId, staffId, startsAt, endsAt };
    if (await reserve(tx, deps, partOf(booking, { ...workOf(booking), ...place, now }))) return place;
  }
  return null;
}
