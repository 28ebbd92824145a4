/** What of perquisites is taxed: their value less what the employee paid, gifts and small loans up to their limits not. */
import type { Paise } from '@nukkad/contract/kernel/money';
import type { LoanYear } from '../payroll.interface.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import type { PerquisiteRow } from './tax-facts.rules.ts';

type Limits = Pick<TaxRates, 'perquisites'>;

/** A perquisite as it is taxed. */
export interface Rated {
  readonly row: PerquisiteRow;
  readonly loan: LoanYear | null;
  readonly value: Paise;
  readonly recovered: Paise;
  readonly taxable: Paise;
}

/** Of what is owed at the end of a month a twelfth of the bank's rate, to the paisa; the interest of the year is recovered. */
export function loanValue(
  months: LoanYear['months'],
  rateHundredths: number,
): { readonly value: Paise; readonly recovered: Paise } {
  return {
    value: months.reduce((sum, { left }) => sum + Math.round((left * rateHundredths) / 120_000), 0),
    recovered: months.reduce((sum, { interest }) => sum + interest, 0),
  };
}

/** All loans of a person count together, as they were lent. */
const areSmall = (loans: readonly LoanYear[], { perquisites }: Limits): boolean =>
  loans.reduce((sum, { amount }) => sum + amount, 0) <= perquisites.loansUpTo;

function valueOf(row: PerquisiteRow, loan: LoanYear | null): Pick<Rated, 'value' | 'recovered'> {
  if (row.kind !== 'kept_loan') return { value: row.value, recovered: row.recovered };
  return loanValue(loan?.months ?? [], row.rate ?? 0);
}

/** Of one person in one year. The first gifts use up the limit of gifts. */
export function ratedPerquisites(
  rows: readonly PerquisiteRow[],
  loans: readonly LoanYear[],
  rates: Limits,
): readonly Rated[] {
  const isFree = areSmall(loans, rates);
  let giftsLeft = rates.perquisites.giftsUpTo;
  return rows.map((row) => {
    const loan = loans.find(({ loanId }) => loanId === row.loanId) ?? null;
    const { value, recovered } = valueOf(row, loan);
    const net = Math.max(0, value - recovered);
    const free =
      row.kind === 'gift' ? Math.min(net, giftsLeft) : row.kind === 'kept_loan' && isFree ? net : 0;
    if (row.kind === 'gift') giftsLeft -= free;
    return { row, loan, value, recovered, taxable: net - free };
  });
}

/** What is added to the salary of the year. */
export function taxedBeside(rated: readonly Rated[]): {
  readonly perquisites: Paise;
  readonly inLieu: Paise;
} {
  const sum = (isInLieu: boolean) =>
    rated
      .filter(({ row }) => (row.kind === 'in_lieu') === isInLieu)
      .reduce((all, { taxable }) => all + taxable, 0);
  return { perquisites: sum(false), inLieu: sum(true) };
}
