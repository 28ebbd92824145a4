import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { aroundPeriod } from './find-available.ts';
import { isBusy } from './availability.rules.ts';
import { deleteReservation, dropExpired, insertHold, lockProfessionals } from './reservation.store.ts';
import type { HoldRequest } from './schedule.interface.ts';
import { getScheduleRules, listJobs } from './schedule.store.ts';

/**
 * Holds the time for a cart and releases what the cart held before. While the professional is locked no other
 * transaction can insert among the reservations read here, so exactly one of the racing callers finds the time free.
 */
export async function holdSlot(tx: Tx, request: Authorized<HoldRequest>): Promise<string> {
  const [person] = await lockProfessionals(tx, [request.staffId]);
  if (person?.organisationId !== request.organisationId) return refuse(bookingErrors.slot_taken);
  await dropExpired(tx, request);
  await deleteReservation(tx, request);
  const jobs = await listJobs(tx, [request.staffId], { within: aroundPeriod(request), now: request.now });
  const rules = await getScheduleRules(tx, request.now, request.organisationId);
  const work = { from: request.startsAt.getTime(), to: request.endsAt.getTime() };
  if (isBusy(jobs.get(request.staffId) ?? [], work, request, rules)) refuse(bookingErrors.slot_taken);
  return insertHold(tx, request);
}
