/** Relief for arrears of earlier tax years, by the method of rule 21A(2). */
import type { Paise } from '@nukkad/contract/kernel/money';
import type { TaxRegime } from '@nukkad/contract/people/payroll/income-tax.model';
import { incomeTax } from '../rules/income-tax.rules.ts';
import { nearestRupee, nearestTenRupees } from '../rules/rounding.rules.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';

/** An earlier year as it was taxed, and the arrears that belong to it. */
export interface EarlierYear {
  /** Total income without the arrears. */
  readonly income: Paise;
  readonly arrears: Paise;
  readonly regime: TaxRegime;
  readonly age: number;
  readonly rates: TaxRates;
}

const taxOf = (income: Paise, { regime, age, rates }: EarlierYear): Paise =>
  incomeTax(nearestTenRupees(income), { regime, age }, rates).withCess;

export const arrearsOf = (years: readonly EarlierYear[]): Paise =>
  years.reduce((sum, { arrears }) => sum + arrears, 0);

/** By how much the arrears bear more tax in the year in which they are paid than they would have borne in their own ones. */
export function reliefFor(taxOfArrears: Paise, years: readonly EarlierYear[]): Paise {
  const then = years.reduce(
    (sum, year) => sum + taxOf(year.income + year.arrears, year) - taxOf(year.income, year),
    0,
  );
  return nearestRupee(Math.max(0, taxOfArrears - then));
}
