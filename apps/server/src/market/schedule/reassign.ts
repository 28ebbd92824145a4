import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { aroundPeriod } from './find-available.ts';
import { type Person, whyNotFree } from './availability.rules.ts';
import { lockToReserve, moveReservation, removeReservations } from './reservation.store.ts';
import type { ReassignRequest } from './schedule.interface.ts';
import type { ScheduleRules } from './schedule.rules.ts';
import { getScheduleRules, listPeople } from './schedule.store.ts';

type Locked = Awaited<ReturnType<typeof lockToReserve>>;

/** Moves a booking to another professional or time, all checks made again under the locks. */
export async function reassign(tx: Tx, request: Authorized<ReassignRequest>): Promise<void> {
  const { organisationId, staffId, bookingId, now } = request;
  // Sent together: what is read is read behind the lock.
  const [locked, rules, [person]] = await Promise.all([
    lockToReserve(tx, partOf(request, { staffIds: [staffId], heldFor: bookingId, now })),
    getScheduleRules(tx, now, organisationId),
    personFor(tx, request, [bookingId]),
  ]);
  refuseUnlessFree(request, locked, person, rules);
  await moveReservation(tx, request);
}

/**
 * Two bookings swap their professionals. Both professionals are locked in the order of their ids, as for one booking, and
 * both reservations leave before either comes, because the two times may overlap.
 */
export async function swap(
  tx: Tx,
  one: Authorized<ReassignRequest>,
  other: Authorized<ReassignRequest>,
): Promise<void> {
  const both = [one.bookingId, other.bookingId];
  const locks = { staffIds: [one.staffId, other.staffId], heldFor: null, now: one.now };
  const [locked, rules, [first], [second]] = await Promise.all([
    lockToReserve(tx, partOf(one, locks)),
    getScheduleRules(tx, one.now, one.organisationId),
    personFor(tx, one, both),
    personFor(tx, other, both),
  ]);
  refuseUnlessFree(one, locked, first, rules);
  refuseUnlessFree(other, locked, second, rules);
  await removeReservations(tx, [one, other]);
  await moveReservation(tx, one);
  await moveReservation(tx, other);
}

const personFor = (tx: Tx, request: ReassignRequest, exceptBookingIds: readonly string[]) =>
  listPeople(tx, {
    organisationIds: [request.organisationId],
    staffId: request.staffId,
    categoryId: request.categoryId,
    within: aroundPeriod(request),
    now: request.now,
    exceptBookingIds,
  });

function refuseUnlessFree(
  request: ReassignRequest,
  locked: Locked,
  person: Person | undefined,
  rules: ScheduleRules,
): void {
  const wanted = locked.find((one) => one.staffId === request.staffId);
  if (wanted?.organisationId !== request.organisationId) refuse(bookingErrors.professional_not_found);
  if (!person) return refuse(bookingErrors.professional_not_found);
  const work = { from: request.startsAt.getTime(), to: request.endsAt.getTime() };
  const reason = whyNotFree(person, work, request, rules);
  if (reason) refuse(bookingErrors.professional_busy, { present: reason });
}
