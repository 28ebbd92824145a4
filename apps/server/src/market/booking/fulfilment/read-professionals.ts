import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { BookingDependencies } from '../booking.dependencies.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { findBooking } from '../booking.store.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { workOf } from './find-partner.ts';

/** Who of the organisation can do this booking, and why the others cannot. */
export async function readProfessionals(
  { platform, interfaces }: BookingDependencies,
  bookingId: string,
  viewer: Viewer,
  now: Date,
) {
  const booking = bookingTransitions.seen(viewer, await findBooking(platform.db, bookingId));
  const { organisationId } = booking;
  if (!organisationId) return refuse(bookingErrors.booking_not_found);
  const people = await interfaces.schedule.explain(platform.db, {
    ...workOf(booking),
    organisationId,
    now,
    exceptBookingId: bookingId,
  });
  const items = people.map(({ staffId, name, rating, jobsThatDay, travelMinutes, free, reason }) => ({
    staffId,
    name,
    rating,
    jobsThatDay,
    travelMinutes,
    free,
    reason,
    assigned: staffId === booking.staffId,
  }));
  return { items };
}
