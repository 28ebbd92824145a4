import type { Paise } from '@nukkad/contract/kernel/money';
import type { TaxRegime, TaxSum } from '@nukkad/contract/people/payroll/income-tax.model';
import { nearestRupee } from '../rules/rounding.rules.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { type TaxYear, taxOfYear } from './taxable.rules.ts';

/** What was paid and taken in the tax year before a month. */
export interface YearBefore {
  readonly salary: Paise;
  readonly incomeTax: Paise;
  readonly professionalTax: Paise;
  readonly providentFund: Paise;
}

/** A person as the law of income tax sees them. */
export interface Taxpayer
  extends Pick<TaxYear, 'age' | 'hasPan' | 'claims' | 'months' | 'perquisites' | 'inLieu' | 'earlier'> {
  readonly regime: TaxRegime;
  readonly before: YearBefore;
}

/** A month that is worked out. */
export interface MonthOfTax {
  readonly salary: Paise;
  readonly professionalTax: Paise;
  readonly providentFund: Paise;
  /** Pay of a full month as it stands now. */
  readonly fullSalary: Paise;
  /** Months of the year after this one in which the person is still here. */
  readonly monthsAfter: number;
}

/** What is to be expected of the year in both regimes, and what is taken this month by the one that counts. */
export interface Withheld {
  readonly sums: Readonly<Record<TaxRegime, TaxSum>>;
  readonly deductedBefore: Paise;
  readonly tax: Paise;
  /** Less would be taken if the PAN were known. */
  readonly isWithoutPan: boolean;
}

export function yearOf(person: Taxpayer, month: MonthOfTax): TaxYear {
  const { age, hasPan, claims, months, perquisites, inLieu, earlier, before } = person;
  const { salary, professionalTax, providentFund, fullSalary, monthsAfter } = month;
  return {
    age,
    hasPan,
    claims,
    months,
    perquisites,
    inLieu,
    earlier,
    salary: before.salary + salary + fullSalary * monthsAfter,
    professionalTax: before.professionalTax + professionalTax * (monthsAfter + 1),
    providentFund: before.providentFund + providentFund * (monthsAfter + 1),
  };
}

/** The tax of the year, less what was deducted here and by earlier employers, in equal parts over the months that are left. */
export function withhold(person: Taxpayer, month: MonthOfTax, rates: TaxRates): Withheld {
  const year = yearOf(person, month);
  const sums = { new: taxOfYear(year, 'new', rates), old: taxOfYear(year, 'old', rates) };
  const { due, payable } = sums[person.regime];
  const deductedBefore = person.claims.reduce((sum, { taxDeducted }) => sum + taxDeducted, 0);
  const left = Math.max(0, due - person.before.incomeTax - deductedBefore);
  return {
    sums,
    deductedBefore,
    tax: nearestRupee(left / (month.monthsAfter + 1)),
    isWithoutPan: !person.hasPan && payable > 0,
  };
}
