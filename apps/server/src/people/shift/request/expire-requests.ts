import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import { lockRoster } from '../roster/roster-shift.store.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { type RequestKey, listOpenOn, listStale } from './shift-request.store.ts';
import { shiftRequestTransitions as moves } from './shift-request.transitions.ts';

const perRun = 200;

async function expire(tx: Tx, now: Date, key: RequestKey): Promise<void> {
  const allowed = await moves.lockForSystem(tx, moves.verb.expire, key);
  if (allowed) await moves.move(tx, allowed, { now });
}

/** Of shifts that have just changed hands. */
export async function expireOthers(
  tx: Tx,
  now: Date,
  organisationId: string,
  shiftIds: readonly string[],
): Promise<void> {
  for (const key of await listOpenOn(tx, organisationId, shiftIds)) await expire(tx, now, key);
}

/** By the clock: what can no longer be carried out is over, and who asked is told. */
export async function expireRequests({ platform }: ShiftDependencies): Promise<void> {
  const now = platform.clock.now();
  for (const key of await listStale(platform.db, now, perRun))
    await platform.write(system, async (tx) => {
      await lockRoster(tx, key.organisationId);
      await expire(tx, now, key);
    });
}
