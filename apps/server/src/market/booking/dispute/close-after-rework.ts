import type { BookingDependencies } from '../booking.dependencies.ts';
import { findBooking } from '../booking.store.ts';
import { closeBooking } from '../close-booking.ts';

/** A visit ended: if it did the work of another booking again, that one may close. */
export async function closeAfterRework(deps: BookingDependencies, bookingId: string): Promise<void> {
  const rework = await findBooking(deps.platform.db, bookingId);
  if (rework?.reworkOfBookingId) await closeBooking(deps, rework.reworkOfBookingId);
}
