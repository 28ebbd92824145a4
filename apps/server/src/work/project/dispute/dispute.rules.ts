import { milestoneDisputeErrors } from '@nukkad/contract/work/project/milestone.noun';
import { refuse } from '../../../platform/refusal.ts';
import type { ProjectRules } from '../project.rules.ts';

/** What a reduction is worked out from, in paise. */
export interface Reducible {
  /** The milestone, with GST. */
  readonly amountPaise: number;
  /** Taken off by earlier decisions. */
  readonly reducedPaise: number;
  /** Paid of it, and taken off. */
  readonly settledPaise: number;
  /** Paid through the platform, and not gone back. */
  readonly returnablePaise: number;
}

/** What is left of the milestone that a decision may take off. */
export const reducibleOf = ({ amountPaise, reducedPaise }: Reducible): number => amountPaise - reducedPaise;

/**
 * What is not paid yet is taken off first; the rest goes back through the gateway, as far as it came that way, and what came
 * beside the platform its partner gives back itself. The three are the sum.
 */
export function reductionOf(of: Reducible, paise: number, { secondAdminPaise }: ProjectRules) {
  if (paise > reducibleOf(of)) refuse(milestoneDisputeErrors.milestone_reduction_too_much);
  const unpaid = Math.min(paise, Math.max(0, of.amountPaise - of.settledPaise));
  const returned = Math.min(paise - unpaid, of.returnablePaise);
  const byPartner = paise - unpaid - returned;
  return { amount: paise, unpaid, returned, byPartner, needsSecond: paise > secondAdminPaise };
}

export type Reduction = ReturnType<typeof reductionOf>;
