import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { aroundPeriod } from './find-available.ts';
import { whyNotFree } from './availability.rules.ts';
import { dropExpired, findStaffOfBooking, lockProfessionals, moveReservation } from './reservation.store.ts';
import type { ReassignRequest } from './schedule.interface.ts';
import { getScheduleRules, listPeople } from './schedule.store.ts';

/** Moves a booking to another professional or time, all checks made again under the locks. */
export async function reassign(tx: Tx, wish: ReassignRequest): Promise<void> {
  const former = await findStaffOfBooking(tx, wish.bookingId);
  const locked = await lockProfessionals(tx, former ? [former, wish.staffId] : [wish.staffId]);
  const wanted = locked.find((person) => person.staffId === wish.staffId);
  if (wanted?.organisationId !== wish.organisationId) refuse(bookingErrors.professional_not_found);
  await dropExpired(tx, wish.staffId, wish.now);
  const rules = await getScheduleRules(tx, wish.now, wish.organisationId);
  const [person] = await listPeople(tx, {
    organisationIds: [wish.organisationId],
    staffId: wish.staffId,
    categoryId: wish.categoryId,
    within: aroundPeriod(wish),
    now: wish.now,
    exceptBookingId: wish.bookingId,
  });
  if (!person) return refuse(bookingErrors.professional_not_found);
  const reason = whyNotFree(
    person,
    { from: wish.startsAt.getTime(), to: wish.endsAt.getTime() },
    wish,
    rules,
  );
  if (reason) refuse(bookingErrors.professional_busy, { present: reason });
  await moveReservation(tx, wish);
}
