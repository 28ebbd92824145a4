import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { aroundPeriod } from './find-available.ts';
import { whyNotFree } from './availability.rules.ts';
import { dropExpired, lockProfessionals, moveReservation } from './reservation.store.ts';
import type { ReassignRequest } from './schedule.interface.ts';
import { getScheduleRules, listPeople } from './schedule.store.ts';

/** Moves a booking to another professional or time, all checks made again under the locks. */
export async function reassign(tx: Tx, request: Authorized<ReassignRequest>): Promise<void> {
  const { organisationId, staffId, bookingId, now } = request;
  // Sent together: what is read is read behind the lock.
  const [locked, , rules, [person]] = await Promise.all([
    lockProfessionals(tx, staffId, bookingId),
    dropExpired(tx, request),
    getScheduleRules(tx, now, organisationId),
    listPeople(tx, {
      organisationIds: [organisationId],
      staffId,
      categoryId: request.categoryId,
      within: aroundPeriod(request),
      now,
      exceptBookingId: bookingId,
    }),
  ]);
  const wanted = locked.find((one) => one.staffId === staffId);
  if (wanted?.organisationId !== organisationId) refuse(bookingErrors.professional_not_found);
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
