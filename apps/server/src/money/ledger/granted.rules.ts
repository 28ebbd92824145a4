import { type Paise, partsLike } from '@nukkad/contract/kernel/money';
import type { Bearer } from '@nukkad/contract/market/dispute/dispute.noun';
import type { Posting } from './ledger.rules.ts';

/** What the customer paid, and the charge of an earlier booking in it: not of this work. */
const notOfTheWork: readonly Posting['account'][] = ['customer_held', 'cancellation_receivable'];
const taxes: readonly Posting['account'][] = ['cgst_payable', 'sgst_payable', 'igst_payable', 'tcs_payable'];

/**
 * A part of the bill is taken back: everyone who got a share of the work gives back the same part of it. Where the
 * platform bears it, the partner keeps its share and the platform pays for it.
 */
export function postGranted(work: readonly Posting[], amountPaise: Paise, bornBy: Bearer): Posting[] {
  const shares = work.filter(({ account }) => !notOfTheWork.includes(account));
  const parts = partsLike(
    amountPaise,
    shares.map((share) => -share.amountPaise),
  );
  const given = shares.map((share, at): Posting => {
    const part = parts[at] ?? 0;
    const forPartner = bornBy === 'platform' && share.account === 'partner_payable';
    return forPartner ? { account: 'refunds_borne', amountPaise: part } : { ...share, amountPaise: part };
  });
  return [{ account: 'customer_held' as const, amountPaise: -amountPaise }, ...given].filter(
    (posting) => posting.amountPaise !== 0,
  );
}

const sumOf = (postings: readonly Posting[], accounts: readonly Posting['account'][]): Paise =>
  postings.reduce((sum, one) => (accounts.includes(one.account) ? sum + one.amountPaise : sum), 0);

/** Who gives back how much; together all of it. */
export function sharesOfGranted(postings: readonly Posting[], amountPaise: Paise) {
  const partnerPaise = sumOf(postings, ['partner_payable']);
  const taxPaise = sumOf(postings, taxes);
  return { partnerPaise, taxPaise, platformPaise: amountPaise - partnerPaise - taxPaise };
}
