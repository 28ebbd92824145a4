/** By the clock: whose last day has passed has no access any more, unless a booking of theirs is open. */
import { istDay } from '@nukkad/contract/kernel/time';
import { leavingEvents } from '@nukkad/contract/people/leaving/leaving.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { sendNewest } from './letter/send-letter.ts';
import { type LeavingKey, type LeavingRow, listDue, saveLeaving } from './leaving.store.ts';
import { factsOf, leavingTransitions } from './leaving.transitions.ts';

const atOnce = 200;

/** The owner hears once for each last day. */
async function tellStuck(tx: Tx, row: LeavingRow, now: Date): Promise<void> {
  if (row.stuckToldAt !== null) return;
  const told = { ...row, stuckToldAt: now };
  await saveLeaving(tx, systemAuthorized<LeavingRow>(told, 'The owner is told of open bookings.'));
  await publish(tx, now, leavingEvents.stuck, factsOf(row));
}

function endOne(deps: LeavingDependencies, key: LeavingKey, now: Date): Promise<void> {
  const { platform, staff } = deps;
  return platform.write(system, async (tx) => {
    const allowed = await leavingTransitions.lockForSystem(tx, leavingTransitions.verb.finish, key);
    if (!allowed || allowed.row.lastDayOn >= istDay(now)) return;
    const { organisationId, staffId } = allowed.row;
    if ((await platform.contributions.openWork.ofProfessional(tx, staffId)) > 0)
      return tellStuck(tx, allowed.row, now);
    await leavingTransitions.move(tx, allowed, { now });
    const member = systemAuthorized({ organisationId, staffId }, 'Their last day has passed.');
    await staff.endMembership(tx, member, now);
    await sendNewest(deps, tx, allowed.row, now);
  });
}

export async function endAccess(deps: LeavingDependencies): Promise<void> {
  const now = deps.platform.clock.now();
  for (const key of await listDue(deps.platform.db, istDay(now), atOnce)) await endOne(deps, key, now);
}
