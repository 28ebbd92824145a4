import type { TaxClaimAnswer, TaxPersonAnswer } from '@nukkad/contract/people/payroll/income-tax.model';
import { taxYearFrom } from '../run/month.rules.ts';
import type { ArrearsRow, ClaimRow } from './tax-facts.rules.ts';

const sumFor = (arrears: readonly ArrearsRow[], year: string): number =>
  arrears.reduce((sum, one) => (taxYearFrom(one.month) === year ? sum + one.amount : sum), 0);

export const presentRelief = (
  { reliefYear: earlierYear, reliefRegime: earlierRegime }: ClaimRow,
  arrears: readonly ArrearsRow[],
): TaxClaimAnswer['relief'] =>
  earlierYear && earlierRegime ? { earlierYear, earlierRegime, arrears: sumFor(arrears, earlierYear) } : null;

/** By tax year, the earliest first; those of this one are salary like any other. */
export const earlierArrears = (arrears: readonly ArrearsRow[], taxYear: string): TaxPersonAnswer['arrears'] =>
  [...new Set(arrears.map(({ month }) => taxYearFrom(month)))]
    .filter((year) => year < taxYear)
    .toSorted()
    .map((earlierYear) => ({ earlierYear, amount: sumFor(arrears, earlierYear) }));
