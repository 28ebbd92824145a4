import { system } from '../../../platform/platform.ts';
import { returnByRule } from './claim/return-by-rule.ts';
import { lockLeadsOf } from './lead.store.ts';
import { leadTransitions } from './lead.transitions.ts';
import type { RfqDependencies } from '../rfq.interface.ts';

/**
 * What partners were told of is over with its request; what is over already stays as it is. Where the customer cancelled
 * before reading a quote, the credits of unlocking come back.
 */
export async function endLeads(
  deps: RfqDependencies,
  verb: 'callOff' | 'expire',
  rfqId: string,
): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    for (const row of await lockLeadsOf(tx, rfqId)) {
      const allowed = leadTransitions.allowSystem(verb, row);
      if (!allowed) continue;
      const moved = await leadTransitions.move(tx, allowed, { now });
      const isOwed = verb === 'callOff' && moved.unlockedAt !== null && moved.quoteLookedAt === null;
      if (isOwed) await returnByRule(deps, tx, moved, 'cancelled', now);
    }
  });
}
