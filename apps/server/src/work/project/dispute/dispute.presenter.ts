import type { MilestoneDispute } from '@nukkad/contract/work/project/project.model';
import type { DisputeRow } from './dispute.store.ts';

/** The same for both sides. */
export const presentDispute = (row: DisputeRow): MilestoneDispute => ({
  wants: row.wants,
  words: row.words,
  raisedAt: row.raisedAt.toISOString(),
  answer: row.answer,
  outcome: row.outcome,
  decision: row.decision,
  refund: row.refundPaise,
  returned: row.returnedPaise,
});
