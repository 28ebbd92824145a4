import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
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
export async function holdSlot(tx: Tx, wish: HoldRequest): Promise<string> {
  const [person] = await lockProfessionals(tx, [wish.staffId]);
  if (person?.organisationId !== wish.organisationId) return refuse(bookingErrors.slot_taken);
  await dropExpired(tx, wish.staffId, wish.now);
  await deleteReservation(tx, { cartId: wish.cartId });
  const jobs = await listJobs(tx, [wish.staffId], { within: aroundPeriod(wish), now: wish.now });
  const rules = await getScheduleRules(tx, wish.now, wish.organisationId);
  const work = { from: wish.startsAt.getTime(), to: wish.endsAt.getTime() };
  if (isBusy(jobs.get(wish.staffId) ?? [], work, wish, rules)) refuse(bookingErrors.slot_taken);
  return insertHold(tx, wish);
}
