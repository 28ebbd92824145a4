import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { aroundPeriod } from './find-available.ts';
import { whyNotFree } from './availability.rules.ts';
import { dropExpired, findStaffOfBooking, lockProfessionals, moveReservation } from './reservation.store.ts';
import type { ReassignRequest } from './schedule.interface.ts';
import { getScheduleRules, listPeople } from './schedule.store.ts';

/** Moves a booking to another professional or time, all checks made again under the locks. */
export async function reassign(tx: Tx, request: Authorized<ReassignRequest>): Promise<void> {
  const former = await findStaffOfBooking(tx, request.bookingId);
  const locked = await lockProfessionals(tx, former ? [former, request.staffId] : [request.staffId]);
  const wanted = locked.find((person) => person.staffId === request.staffId);
  if (wanted?.organisationId !== request.organisationId) refuse(bookingErrors.professional_not_found);
  await dropExpired(tx, request);
  const rules = await getScheduleRules(tx, request.now, request.organisationId);
  const [person] = await listPeople(tx, {
    organisationIds: [request.organisationId],
    staffId: request.staffId,
    categoryId: request.categoryId,
    within: aroundPeriod(request),
    now: request.now,
    exceptBookingId: request.bookingId,
  });
  if (!person) return refuse(bookingErrors.professional_not_found);
  const reason = whyNotFree(
    person,
    { from: request.startsAt.getTime(), to: request.endsAt.getTime() },
    request,
    rules,
  );
  if (reason) refuse(bookingErrors.professional_busy, { present: reason });
  await moveReservation(tx, request);
}
