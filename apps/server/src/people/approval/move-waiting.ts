/** By the clock: a level that waits is reminded after 24 and 72 hours, and after 7 days the next one is asked. */
import { system } from '../../platform/platform.ts';
import { settle } from './move-request.ts';
import type { ApprovalDependencies } from './approval.interface.ts';
import { dueOf, waits } from './approval.rules.ts';
import { decideStep, listOverdue } from './approval.store.ts';
import { approvalTransitions } from './approval.transitions.ts';

const atOnce = 200;

async function moveOne(deps: ApprovalDependencies, requestId: string, now: Date): Promise<void> {
  await deps.platform.write(system, async (tx) => {
    const key = { requestId, viewer: null, now };
    const found = await approvalTransitions.lockForSystem(tx, approvalTransitions.verb.remind, key);
    const due = found && dueOf(found.row.waitingSince, found.row.reminded, now);
    if (!found || !due) return;
    const before = found.row;
    if (due === 'remind') {
      await approvalTransitions.move(tx, found, { now, changes: { reminded: before.reminded + 1 } });
      return;
    }
    const allowed = approvalTransitions.allowSystem(approvalTransitions.verb.escalate, before);
    if (!allowed) return;
    const goesOn = before.level < before.levels;
    if (goesOn) await decideStep(tx, allowed.row, { outcome: 'passed', by: null, now });
    // At the last level nothing is decided: the business is told, once.
    const changes = goesOn ? { level: before.level + 1, reminded: 0, waitingSince: now } : { reminded: 3 };
    const row = await approvalTransitions.move(tx, allowed, { now, changes });
    await settle(deps, tx, null, { verb: 'escalate', before, row, now });
  });
}

export async function moveWaiting(deps: ApprovalDependencies): Promise<void> {
  const now = deps.platform.clock.now();
  const [first, second, third] = waits.map((wait) => new Date(now.getTime() - wait));
  if (!first || !second || !third) return;
  for (const requestId of await listOverdue(deps.platform.db, [first, second, third], atOnce))
    await moveOne(deps, requestId, now);
}
