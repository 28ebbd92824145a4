/** What a payment of a project means in the books: its partner is owed it, less commission and what is collected at source. */
import { type Paise, partsLike, percentOf } from '@nukkad/contract/kernel/money';
import type { Tax } from './bill.rules.ts';
import { type EarnedShare, netOf, nothingEarned } from './earned.rules.ts';
import { type LedgerRules, type Posting, nonZero, taxCredits } from './ledger.rules.ts';

export interface ProjectPayment {
  readonly organisationId: string;
  readonly amountPaise: Paise;
  /** GST in it. */
  readonly taxPaise: Paise;
  /** A registered partner owes the tax on its work itself; for others the platform does (section 9(5)). */
  readonly isRegistered: boolean;
  readonly isInterState: boolean;
}

/** Where the money lay: at the gateway, or with the platform as an advance. */
export type ProjectSource = 'gateway_clearing' | 'advance_held';

/** What the partner gets of it, by what is added and what is taken off. The amount is what its client agreed to pay. */
export function shareOfProject(
  { amountPaise, taxPaise, isRegistered }: ProjectPayment,
  rules: LedgerRules,
): Omit<EarnedShare, 'kind'> {
  const valuePaise = amountPaise - taxPaise;
  const commissionPercent = rules.projectCommissionPercent;
  const commissionPaise = percentOf(valuePaise, commissionPercent);
  return {
    ...nothingEarned,
    valuePaise,
    taxPaise: isRegistered ? taxPaise : 0,
    commissionPaise,
    commissionTaxPaise: percentOf(commissionPaise, rules.commissionGstPercent),
    tcsPaise: isRegistered && taxPaise > 0 ? percentOf(valuePaise, rules.tcsPercent) : 0,
    commissionPercent,
  };
}

/** GST that the platform pays on: half to the centre and half to the state, or all as IGST. */
function taxFor(amountPaise: Paise, isInterState: boolean): Tax {
  if (isInterState) return { cgst: 0, sgst: 0, igst: amountPaise };
  const half = Math.floor(amountPaise / 2);
  return { cgst: amountPaise - half, sgst: half, igst: 0 };
}

/** All who get a share of it; they sum to the amount. */
function sharesOf(payment: ProjectPayment, rules: LedgerRules): Posting[] {
  const share = shareOfProject(payment, rules);
  const { organisationId, taxPaise, isRegistered, isInterState } = payment;
  const own = taxFor(share.commissionTaxPaise + (isRegistered ? 0 : taxPaise), isInterState);
  return nonZero([
    { account: 'partner_payable', organisationId, amountPaise: -netOf(share) },
    { account: 'commission_revenue', amountPaise: -share.commissionPaise },
    ...taxCredits(own),
    { account: 'tcs_payable', amountPaise: -share.tcsPaise },
  ]);
}

/** It is divided: what its partner is owed, the platform's commission, and taxes to pay on. */
export const postProjectPaid = (
  payment: ProjectPayment,
  rules: LedgerRules,
  source: ProjectSource,
): Posting[] => [{ account: source, amountPaise: payment.amountPaise }, ...sharesOf(payment, rules)];

/** A part of it goes back to its client: everyone who got a share gives back the same part of it. */
export function postProjectReturned(
  payment: ProjectPayment,
  rules: LedgerRules,
  returnedPaise: Paise,
): Posting[] {
  const shares = sharesOf(payment, rules);
  const parts = partsLike(
    returnedPaise,
    shares.map(({ amountPaise }) => -amountPaise),
  );
  return nonZero([
    { account: 'refunds_clearing', amountPaise: -returnedPaise },
    ...shares.map((share, at): Posting => ({ ...share, amountPaise: parts[at] ?? 0 })),
  ]);
}

/** An advance that was never its partner's goes back. */
export const postHeldReturned = (returnedPaise: Paise): Posting[] => [
  { account: 'advance_held', amountPaise: returnedPaise },
  { account: 'refunds_clearing', amountPaise: -returnedPaise },
];

export const partnerPart = (postings: readonly Posting[]): Paise =>
  postings.reduce(
    (sum, { account, amountPaise }) => (account === 'partner_payable' ? sum + amountPaise : sum),
    0,
  );
