import type { DeductionKind, EarningSums } from '@nukkad/contract/money/earning/earning.model';
import type { EarningKind } from '@nukkad/contract/money/payout/earning.noun';
import type { Paise } from '@nukkad/contract/kernel/money';

/** The amounts of one earning, or of several together. */
export interface Amounts {
  readonly value: Paise;
  readonly tax: Paise;
  readonly commission: Paise;
  readonly commissionTax: Paise;
  readonly tcs: Paise;
  readonly penalty: Paise;
  readonly cash: Paise;
  readonly net: Paise;
}

/** What is left to the partner, in whichever way it comes: from the customer in cash, the rest from the platform. */
export const earnedOf = ({ net, cash }: Pick<Amounts, 'net' | 'cash'>): Paise => net + cash;

export interface SumOfKind extends Amounts {
  readonly kind: EarningKind;
  readonly count: number;
  readonly jobs: number;
}

export interface SumOfTime extends SumOfKind {
  /** In Asia/Kolkata, YYYY-MM-DD. */
  readonly day: string;
  /** In Asia/Kolkata; 0 where whole days were asked for. */
  readonly hour: number;
}

export const nothing: EarningSums = {
  jobs: 0,
  value: 0,
  tax: 0,
  commission: 0,
  commissionTax: 0,
  tcs: 0,
  penalty: 0,
  earned: 0,
  cash: 0,
  net: 0,
};

const plus = (one: EarningSums, other: SumOfKind): EarningSums => ({
  jobs: one.jobs + other.jobs,
  value: one.value + other.value,
  tax: one.tax + other.tax,
  commission: one.commission + other.commission,
  commissionTax: one.commissionTax + other.commissionTax,
  tcs: one.tcs + other.tcs,
  penalty: one.penalty + other.penalty,
  earned: one.earned + earnedOf(other),
  cash: one.cash + other.cash,
  net: one.net + other.net,
});

export const sumOf = (rows: readonly SumOfKind[]): EarningSums => rows.reduce(plus, nothing);

/** What was deducted, part by part; parts that are nothing are left out. */
export function deductionsOf(
  amounts: Pick<Amounts, 'commission' | 'commissionTax' | 'tcs' | 'penalty'>,
  commissionPercent: number | null,
): { kind: DeductionKind; amount: Paise; percent: number | null }[] {
  const parts: [DeductionKind, Paise, number | null][] = [
    ['commission', amounts.commission, commissionPercent],
    ['commission_gst', amounts.commissionTax, null],
    ['tcs', amounts.tcs, null],
    ['penalty', amounts.penalty, null],
  ];
  return parts
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount, percent]) => ({ kind, amount, percent }));
}
