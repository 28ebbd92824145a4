import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { aroundPeriod } from './find-available.ts';
import { isBusy } from './availability.rules.ts';
import { deleteReservation, insertHold, lockToReserve } from './reservation.store.ts';
import type { HoldRequest } from './schedule.interface.ts';
import { getScheduleRules, listJobs } from './schedule.store.ts';

/**
 * Holds the time for a cart and releases what the cart held before. While the professional is locked no other
 * transaction can insert among the reservations read here, so exactly one of the racing callers finds the time free.
 */
export async function holdSlot(tx: Tx, request: Authorized<HoldRequest>): Promise<string> {
  const { staffId, organisationId, now } = request;
  // Sent together: what is read is read behind the lock, and what is written is undone where this refuses.
  const [[person], , jobs, rules] = await Promise.all([
    lockToReserve(tx, partOf(request, { staffIds: [staffId], heldFor: null, now })),
    deleteReservation(tx, request),
    listJobs(tx, staffId, { within: aroundPeriod(request), now }),
    getScheduleRules(tx, now, organisationId),
  ]);
  if (person?.organisationId !== organisationId) return refuse(bookingErrors.slot_taken);
  const work = { from: request.startsAt.getTime(), to: request.endsAt.getTime() };
  if (isBusy(jobs, work, request, rules)) refuse(bookingErrors.slot_taken);
  return insertHold(tx, request);
}
