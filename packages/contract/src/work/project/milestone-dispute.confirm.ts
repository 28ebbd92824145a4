/** What is seen when an Admin decides the dispute of a milestone. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

interface Effect {
  readonly unpaid: number;
  readonly returned: number;
  readonly byPartner: number;
  readonly needsSecond: boolean;
}

/** The sums are null where nothing is taken off. */
export const confirmsMilestoneDecision = confirmation('milestone_dispute', {
  disputeVersion: 'version',
  partnerAnswered: 'flag',
  notToBePaid: 'money',
  goesBack: 'money',
  partnerGivesBack: 'money',
  secondAdmin: 'flag',
});

export const seenOfMilestoneDecision = (
  { version, answer }: { readonly version: number; readonly answer: string | null },
  effect: Effect | null,
): Seen<typeof confirmsMilestoneDecision> => ({
  disputeVersion: version,
  partnerAnswered: answer !== null,
  notToBePaid: effect?.unpaid ?? null,
  goesBack: effect?.returned ?? null,
  partnerGivesBack: effect?.byPartner ?? null,
  secondAdmin: effect?.needsSecond ?? false,
});

export const confirmsReduction = confirmation('milestone_reduction', {
  disputeVersion: 'version',
  amount: 'money',
});

export const seenOfReduction = (
  { version }: { readonly version: number },
  { amount }: { readonly amount: number },
): Seen<typeof confirmsReduction> => ({ disputeVersion: version, amount });
