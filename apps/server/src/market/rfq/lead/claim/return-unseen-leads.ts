import { system } from '../../../../platform/platform.ts';
import type { RfqDependencies } from '../../rfq.interface.ts';
import { unseenBefore } from '../lead.rules.ts';
import { lockLead, readGeneralLeadRules } from '../lead.store.ts';
import { listUnseen } from './lead-refund.store.ts';
import { returnByRule } from './return-by-rule.ts';

const atOnce = 100;

/** By the hour: the customer never opened what the partner sent, for as long as the rules say. */
export async function returnUnseenLeads(deps: RfqDependencies): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  const before = unseenBefore(now, await readGeneralLeadRules(platform.db, now));
  for (const leadId of await listUnseen(platform.db, before, atOnce))
    await platform.write(system, async (tx) => {
      const row = await lockLead(tx, leadId);
      if (row?.unlockedAt && row.lookedAt === null) await returnByRule(deps, tx, row, 'unseen', now);
    });
}
