import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { findBooking } from '../booking.store.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ListViewing } from '../list/read-list.ts';
import { workOf } from './find-partner.ts';
import { readJobsInTheWay } from './read-jobs-in-the-way.ts';

/** Who of the organisation can do this booking, and why the others cannot: for a busy one, which job is in the way. */
export async function readProfessionals(
  deps: BookingDependencies,
  bookingId: string,
  { viewer, now, lang }: ListViewing,
) {
  return readTogether(deps.platform.db, async (reader) => {
    const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
    const { organisationId } = booking;
    if (!organisationId) return refuse(bookingErrors.booking_not_found);
    const people = await deps.interfaces.schedule.explain(reader, {
      ...workOf(booking),
      organisationId,
      now,
      exceptBookingIds: [bookingId],
    });
    const jobs = await readJobsInTheWay(deps, reader, { booking, people, viewer, now, lang });
    const items = people.map(({ staffId, name, rating, jobsThatDay, travelMinutes, free, reason }) => ({
      staffId,
      name,
      rating,
      jobsThatDay,
      travelMinutes,
      free,
      reason,
      job: jobs.get(staffId) ?? null,
      assigned: staffId === booking.staffId,
      asked: staffId === booking.askedStaffId,
    }));
    return { items };
  });
}
