import { partOf } from '../../../../platform/authorize.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { LeadRow } from '../lead.store.ts';
import type { RfqDependencies } from '../../rfq.interface.ts';
import { insertRefund } from './lead-refund.store.ts';
import { leadRefundTransitions } from './lead-refund.transitions.ts';

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
  const fresh = leadRefundTransitions.allowNewSystem(leadRefundTransitions.verb.return, wanted);
  if (!(await insertRefund(tx, fresh.row))) return;
  await leadRefundTransitions.begin(tx, fresh, { now });
  await purse.single().returnCredits(tx, partOf(fresh.row, { leadId, kind: 'refund' as const, now }));
}
