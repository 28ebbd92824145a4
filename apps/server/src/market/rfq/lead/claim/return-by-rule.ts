import { partOf } from '../../../../platform/authorize.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { system } from '../../../../platform/platform.ts';
import { unseenBefore } from '../lead.rules.ts';
import { type LeadRow, lockLead, readGeneralLeadRules } from '../lead.store.ts';
import type { RfqDependencies } from '../../rfq.dependencies.ts';
import { insertRefund, listUnseen } from './lead-refund.store.ts';
import { leadRefundTransitions } from './lead-refund.transitions.ts';

const atOnce = 100;

/** Gives back what the lead cost, once: nothing where a claim waits or credits came back before. */
export async function returnByRule(
  { purse }: Pick<RfqDependencies, 'purse'>,
  tx: Tx,
  { leadId, organisationId, priceCredits }: LeadRow,
  kind: 'unseen' | 'cancelled',
  now: Date,
): Promise<void> {
  const wanted = {
    leadId,
    organisationId,
    kind,
    status: 'Returned' as const,
    credits: priceCredits,
    reason: null,
    words: '',
    askedAt: now,
    decidedAt: now,
    decidedBy: null,
    decideWhy: '',
    version: 1,
  };
  const fresh = leadRefundTransitions.allowNewSystem('return', wanted);
  if (!(await insertRefund(tx, fresh.row))) return;
  await leadRefundTransitions.begin(tx, fresh, { now });
  await purse.single().returnCredits(tx, partOf(fresh.row, { leadId, kind: 'refund' as const, now }));
}

/** By the hour: the customer never opened what the partner sent, for as long as the rules say. */
export async function returnUnseen(deps: RfqDependencies): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  const before = unseenBefore(now, await readGeneralLeadRules(platform.db, now));
  for (const leadId of await listUnseen(platform.db, before, atOnce))
    await platform.write(system, async (tx) => {
      const row = await lockLead(tx, leadId);
      if (row?.unlockedAt && row.lookedAt === null) await returnByRule(deps, tx, row, 'unseen', now);
    });
}
