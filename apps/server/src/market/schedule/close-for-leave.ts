import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { endHoldsIn, lockProfessionals } from './reservation.store.ts';
import type { Absence } from './schedule.interface.ts';
import { addLeaveOf } from './working-time.store.ts';

/** Approved leave: the lock keeps out a booking of the professional meanwhile. */
export async function closeForLeave(tx: Tx, absence: Authorized<Absence>): Promise<'closed' | 'booked'> {
  await lockProfessionals(tx, [absence.staffId], null);
  if (await endHoldsIn(tx, absence)) return 'booked';
  await addLeaveOf(tx, absence);
  return 'closed';
}
