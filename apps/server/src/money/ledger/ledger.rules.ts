import { type Paise, percentOf } from '@nukkad/contract/kernel/money';
import { type Bill, type Tax, ownOfferOf, taxSum } from './bill.rules.ts';
import { type EarnedShare, netOf, nothingEarned } from './earned.rules.ts';

/** Rates of the platform's own share; dated rows of `setting` under `ledger.rules`. */
export interface LedgerRules {
  /** Of the taxable value of the work, in general; each booking has frozen its own rate. */
  readonly commissionPercent: number;
  /** Of the taxable value of what is paid of a project; by the day on which it was agreed. */
  readonly projectCommissionPercent: number;
  /** GST on the commission, charged to the partner. */
  readonly commissionGstPercent: number;
  /** Tax collected at source for a registered partner (CGST Act 2017, section 52). */
  readonly tcsPercent: number;
  /** How much of a cancellation fee goes to the partner who had kept the time. */
  readonly cancellationFeePartnerPercent: number;
  /** Commission is taken of the value before the partner's own offers; else of what it sells for. */
  readonly commissionBeforeOwnOffer: boolean;
}

export const defaultRules: LedgerRules = {
  commissionPercent: 15,
  projectCommissionPercent: 2,
  commissionGstPercent: 18,
  tcsPercent: 0.5,
  cancellationFeePartnerPercent: 100,
  commissionBeforeOwnOffer: false,
};

export type AccountCode =
  | 'gateway_clearing'
  | 'partner_cash'
  | 'customer_held'
  | 'customer_credit'
  | 'customer_goodwill'
  | 'customer_receivable'
  | 'cancellation_receivable'
  | 'refunds_clearing'
  | 'partner_payable'
  | 'commission_revenue'
  | 'platform_fee_revenue'
  | 'cancellation_fee_revenue'
  | 'promotion_discount'
  | 'rounding'
  | 'cgst_payable'
  | 'sgst_payable'
  | 'igst_payable'
  | 'tcs_payable'
  | 'bank_clearing'
  | 'penalty_revenue'
  | 'refunds_borne'
  | 'advance_held'
  | 'lead_credit_held'
  | 'lead_revenue'
  | 'salary_held';

/** One side of a transaction: debit positive, credit negative. */
export interface Posting {
  readonly account: AccountCode;
  readonly amountPaise: Paise;
  /** Whose balance; for `partner_cash` and `partner_payable` only. */
  readonly organisationId?: string | null;
}

export const nonZero = (postings: readonly Posting[]): Posting[] =>
  postings.filter((posting) => posting.amountPaise !== 0);

export function taxCredits(tax: Tax): Posting[] {
  return [
    { account: 'cgst_payable', amountPaise: -tax.cgst },
    { account: 'sgst_payable', amountPaise: -tax.sgst },
    { account: 'igst_payable', amountPaise: -tax.igst },
  ];
}

/** A captured payment, held for the booking: at the gateway, or as cash with the partner's professional. */
export function postCaptured(amountPaise: Paise, cashOf: string | null): Posting[] {
  const where: Posting = cashOf
    ? { account: 'partner_cash', organisationId: cashOf, amountPaise }
    : { account: 'gateway_clearing', amountPaise };
  return [where, { account: 'customer_held', amountPaise: -amountPaise }];
}

/** A surplus payment is a liability to the buyer from the first moment. */
export function postSurplus(amountPaise: Paise): Posting[] {
  return [
    { account: 'gateway_clearing', amountPaise },
    { account: 'refunds_clearing', amountPaise: -amountPaise },
  ];
}

/** Credit pays: what the platform owed the customer is now held for the booking. */
export function postPaidFromCredit(amountPaise: Paise): Posting[] {
  return [
    { account: 'customer_credit', amountPaise },
    { account: 'customer_held', amountPaise: -amountPaise },
  ];
}

/** The customer pays later: the platform holds for the booking what the customer owes it. */
export function postPaidLater(amountPaise: Paise): Posting[] {
  return [
    { account: 'customer_receivable', amountPaise },
    { account: 'customer_held', amountPaise: -amountPaise },
  ];
}

/** What the customer owed came in. */
export function postSettled(amountPaise: Paise): Posting[] {
  return [
    { account: 'gateway_clearing', amountPaise },
    { account: 'customer_receivable', amountPaise: -amountPaise },
  ];
}

/** The booking gives back what was never paid: it is no longer owed. */
export function postNoLongerOwed(amountPaise: Paise): Posting[] {
  return [
    { account: 'refunds_clearing', amountPaise },
    { account: 'customer_receivable', amountPaise: -amountPaise },
  ];
}

/** Credit came back to its owner. */
export function postReturnedToCredit(amountPaise: Paise): Posting[] {
  return [
    { account: 'refunds_clearing', amountPaise },
    { account: 'customer_credit', amountPaise: -amountPaise },
  ];
}

/** Held money was promised back. */
export function postRefundRequested(amountPaise: Paise): Posting[] {
  return [
    { account: 'customer_held', amountPaise },
    { account: 'refunds_clearing', amountPaise: -amountPaise },
  ];
}

/** The promise was kept: the money left the gateway. */
export function postRefunded(amountPaise: Paise): Posting[] {
  return [
    { account: 'refunds_clearing', amountPaise },
    { account: 'gateway_clearing', amountPaise: -amountPaise },
  ];
}

/** The promise of cash was kept: it left the bank account; negative: the bank returned it. What the partner holds stays its due. */
export function postCashRefunded(amountPaise: Paise): Posting[] {
  return [
    { account: 'refunds_clearing', amountPaise },
    { account: 'bank_clearing', amountPaise: -amountPaise },
  ];
}

/** The platform owes the customer so much credit, and bears it. Credit that came back from a booking is posted as a refund. */
export function postCreditGiven(amountPaise: Paise): Posting[] {
  return [
    { account: 'customer_goodwill', amountPaise },
    { account: 'customer_credit', amountPaise: -amountPaise },
  ];
}

/** Credit that was not used in time is no longer owed. */
export function postCreditExpired(amountPaise: Paise): Posting[] {
  return [
    { account: 'customer_credit', amountPaise },
    { account: 'customer_goodwill', amountPaise: -amountPaise },
  ];
}

export interface DoneWork {
  readonly bill: Bill;
  readonly organisationId: string;
  /** A registered partner owes the tax on its work itself; for others the platform does (section 9(5)). */
  readonly registered: boolean;
  /** As the booking has frozen it. */
  readonly commissionPercent: number;
}

export function interStateLike(tax: Tax, amountPaise: Paise): Tax {
  if (tax.igst > 0) return { cgst: 0, sgst: 0, igst: amountPaise };
  const half = Math.floor(amountPaise / 2);
  return { cgst: amountPaise - half, sgst: half, igst: 0 };
}

function addTax(one: Tax, other: Tax): Tax {
  return { cgst: one.cgst + other.cgst, sgst: one.sgst + other.sgst, igst: one.igst + other.igst };
}

const none: Tax = { cgst: 0, sgst: 0, igst: 0 };

/** What the partner gets of finished work, by what is added and what is taken off. */
export function shareOf(
  { bill, organisationId, registered, commissionPercent }: DoneWork,
  rules: LedgerRules,
): Omit<EarnedShare, 'kind'> {
  const ownOfferPaise = ownOfferOf(bill, organisationId);
  const valuePaise = bill.workPaise + bill.discountPaise - ownOfferPaise;
  const workTax = taxSum(bill.workTax);
  const sold = rules.commissionBeforeOwnOffer ? valuePaise + ownOfferPaise : valuePaise;
  const commissionPaise = percentOf(sold, commissionPercent);
  return {
    ...nothingEarned,
    valuePaise,
    ownOfferPaise,
    taxPaise: registered ? workTax : 0,
    commissionPaise,
    commissionTaxPaise: percentOf(commissionPaise, rules.commissionGstPercent),
    tcsPaise: registered && workTax > 0 ? percentOf(bill.workPaise, rules.tcsPercent) : 0,
    commissionPercent,
  };
}

/**
 * The work is done: what the customer pays is divided. The partner gets the value of the work, and the tax on it where
 * it is registered, less commission, GST on the commission, and tax collected at source. Of a discount it bears what it
 * agreed to, the platform the rest, and all of it where another partner does the work. The rest is the platform's fee, taxes to pay on, charges of earlier bookings, and rounding.
 */
export function postCompleted(work: DoneWork, rules: LedgerRules): Posting[] {
  const { bill, organisationId, registered } = work;
  const share = shareOf(work, rules);
  const ownTax = addTax(
    addTax(bill.feeTax, interStateLike(bill.workTax, share.commissionTaxPaise)),
    registered ? none : bill.workTax,
  );
  return nonZero([
    { account: 'customer_held', amountPaise: bill.totalPaise },
    { account: 'promotion_discount', amountPaise: bill.discountPaise - share.ownOfferPaise },
    { account: 'partner_payable', organisationId, amountPaise: -netOf(share) },
    { account: 'commission_revenue', amountPaise: -share.commissionPaise },
    { account: 'platform_fee_revenue', amountPaise: -bill.feePaise },
    ...taxCredits(ownTax),
    { account: 'tcs_payable', amountPaise: -share.tcsPaise },
    { account: 'cancellation_receivable', amountPaise: -bill.chargesPaise },
    { account: 'rounding', amountPaise: -bill.roundingPaise },
  ]);
}

export interface LateCancel {
  readonly feePaise: Paise;
  readonly capturedPaise: Paise;
  /** The organisation that had kept the time; null: none yet. */
  readonly organisationId: string | null;
}

/** A late cancellation: the fee is taken from what was paid, and the rest of it is collected with the next booking. */
export function postCancelled(
  { feePaise, capturedPaise, organisationId }: LateCancel,
  rules: LedgerRules,
): Posting[] {
  const held = Math.min(feePaise, capturedPaise);
  const partner = organisationId ? feeShareOf(feePaise, rules) : 0;
  return nonZero([
    { account: 'customer_held', amountPaise: held },
    { account: 'cancellation_receivable', amountPaise: feePaise - held },
    { account: 'partner_payable', organisationId, amountPaise: -partner },
    { account: 'cancellation_fee_revenue', amountPaise: -(feePaise - partner) },
  ]);
}

/** How much of a fee for cancelling late goes to the partner. */
export const feeShareOf = (feePaise: Paise, rules: LedgerRules): Paise =>
  percentOf(feePaise, rules.cancellationFeePartnerPercent);

/** The partner owes for not keeping its word; it comes off the next payout. */
export const postPenalty = (organisationId: string, amountPaise: Paise): Posting[] => [
  { account: 'partner_payable', organisationId, amountPaise },
  { account: 'penalty_revenue', amountPaise: -amountPaise },
];

/** A payout reached the partner's bank account; negative: the bank sent it back. */
export const postPayout = (organisationId: string, amountPaise: Paise): Posting[] => [
  { account: 'partner_payable', organisationId, amountPaise },
  { account: 'bank_clearing', amountPaise: -amountPaise },
];
