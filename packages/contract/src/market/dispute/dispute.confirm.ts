/** What is seen when an Admin decides a dispute. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

/** The sums are null where nothing is refunded. */
export const confirmsDecision = confirmation('dispute', {
  disputeVersion: 'version',
  refund: 'money',
  partnerBears: 'money',
  platformBears: 'money',
  secondAdmin: 'flag',
});

interface Effect {
  readonly returned: number;
  readonly partner: number;
  readonly platform: number;
  readonly needsSecond: boolean;
}

export const seenOfDecision = (
  { version }: { readonly version: number },
  effect: Effect | null,
): Seen<typeof confirmsDecision> => ({
  disputeVersion: version,
  refund: effect?.returned ?? null,
  partnerBears: effect?.partner ?? null,
  platformBears: effect?.platform ?? null,
  secondAdmin: effect?.needsSecond ?? false,
});

export const confirmsSecondDecision = confirmation('dispute_proposal', {
  disputeVersion: 'version',
  amount: 'money',
  bornBy: 'choice',
});

export const seenOfSecondDecision = (
  { version }: { readonly version: number },
  proposal: { readonly amount: number; readonly bornBy: string },
): Seen<typeof confirmsSecondDecision> => ({
  disputeVersion: version,
  amount: proposal.amount,
  bornBy: proposal.bornBy,
});
