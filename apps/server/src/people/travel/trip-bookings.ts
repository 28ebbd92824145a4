import type { TripBooking } from '@nukkad/contract/people/travel/travel.model';
import { mostTripDays } from '@nukkad/contract/people/travel/travel.model';
import { travelErrors } from '@nukkad/contract/people/travel/travel.noun';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { TravelDependencies } from './travel.interface.ts';
import { ownPlace } from './travel.policy.ts';

interface Visit {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly staffId: string | null;
  readonly startsAt: Date;
  readonly locality: string;
}

export const presentVisit = ({ bookingId, bookingNumber, startsAt, locality }: Visit): TripBooking => ({
  bookingId,
  number: bookingNumber,
  startsAt: startsAt.toISOString(),
  locality,
});

/** As the bookings of the business are read: with the permission, or as the one who does it. */
export const mayOpen = (viewer: Viewer, { staffId }: Pick<Visit, 'staffId'>): boolean =>
  hasPermission(viewer, 'booking.view') || (staffId !== null && staffId === viewer.staffId);

/** What the own trip of these days may be for. */
export async function listTripBookings(
  { platform, booking }: TravelDependencies,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
): Promise<{ items: TripBooking[] }> {
  if (toDay < fromDay) refuse(travelErrors.trip_leg_order);
  if (toDay > addDays(fromDay, mostTripDays)) refuse(travelErrors.trip_too_long);
  const visits = await booking.visitsOf(platform.db, {
    ...ownPlace(viewer),
    from: istInstant(fromDay),
    to: istInstant(addDays(toDay, 1)),
  });
  return { items: visits.map(presentVisit) };
}
