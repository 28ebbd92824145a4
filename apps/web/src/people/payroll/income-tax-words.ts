import { istDay } from '@nukkad/contract/kernel/time';
import type {
  ClaimKind,
  ClaimStatus,
  TaxPerson,
  TaxRegime,
  TaxSum,
} from '@nukkad/contract/people/payroll/income-tax.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';

type Named<Key extends string> = Readonly<Record<Key, (t: Translate) => string>>;

export const regimeNames: Named<TaxRegime> = {
  new: (t) => t('tax.regime.new', 'New regime'),
  old: (t) => t('tax.regime.old', 'Old regime'),
};

export const claimNames: Named<ClaimKind> = {
  house_rent: (t) => t('tax.claim.rent', 'House rent'),
  investments: (t) => t('tax.claim.investments', 'PPF, insurance and other 80C savings'),
  pension: (t) => t('tax.claim.pension', 'National pension system (own)'),
  health: (t) => t('tax.claim.health', 'Health insurance: own family'),
  health_parents: (t) => t('tax.claim.parents', 'Health insurance: parents'),
  home_loan: (t) => t('tax.claim.home', 'Interest on a home loan'),
  education_loan: (t) => t('tax.claim.education', 'Interest on an education loan'),
  other_deduction: (t) => t('tax.claim.other', 'Other deduction'),
  previous_employer: (t) => t('tax.claim.previous', 'Salary from an earlier employer'),
  other_income: (t) => t('tax.claim.income', 'Other income'),
  arrears_relief: (t) => t('tax.claim.relief', 'Relief for arrears of an earlier year'),
  let_house: (t) => t('tax.claim.house', 'House that you let out'),
};

export const claimStatusNames: Named<ClaimStatus> = {
  Declared: (t) => t('tax.status.declared', 'To be reviewed'),
  Accepted: (t) => t('tax.status.accepted', 'Accepted'),
  Rejected: (t) => t('tax.status.rejected', 'Rejected'),
};

/** How the tax comes about, line by line; what is nothing in both regimes is left out. */
export const sumRows: readonly {
  readonly part: keyof TaxSum;
  readonly name: (t: Translate) => string;
  readonly isLess?: true;
  readonly isTotal?: true;
}[] = [
  { part: 'salary', name: (t) => t('tax.sum.salary', 'Salary of the year') },
  { part: 'perquisites', name: (t) => t('tax.sum.perquisites', 'Perquisites') },
  { part: 'inLieu', name: (t) => t('perquisite.in-lieu', 'Profit in lieu of salary') },
  { part: 'previousSalary', name: (t) => t('tax.sum.previous', 'Earlier employer') },
  { part: 'otherIncome', name: (t) => t('tax.claim.income', 'Other income') },
  { part: 'letHouse', name: (t) => t('tax.sum.house', 'House that is let out') },
  { part: 'houseRent', name: (t) => t('tax.claim.rent', 'House rent'), isLess: true },
  {
    part: 'standardDeduction',
    name: (t) => t('tax.sum.standard', 'Standard deduction'),
    isLess: true,
  },
  { part: 'professionalTax', name: (t) => t('payroll.line.pt', 'Professional tax'), isLess: true },
  { part: 'homeLoan', name: (t) => t('tax.sum.home', 'Home loan interest'), isLess: true },
  { part: 'houseLoss', name: (t) => t('tax.sum.loss', 'Loss from a house let out'), isLess: true },
  { part: 'investments', name: (t) => t('tax.sum.investments', 'PF and 80C savings'), isLess: true },
  { part: 'pension', name: (t) => t('tax.sum.pension', 'National pension system'), isLess: true },
  { part: 'health', name: (t) => t('tax.sum.health', 'Health insurance'), isLess: true },
  { part: 'educationLoan', name: (t) => t('tax.sum.education', 'Education loan'), isLess: true },
  { part: 'otherDeductions', name: (t) => t('tax.sum.other', 'Other deductions'), isLess: true },
  { part: 'taxable', name: (t) => t('tax.sum.taxable', 'Taxable income'), isTotal: true },
  { part: 'slab', name: (t) => t('tax.sum.slab', 'Tax by slabs') },
  { part: 'rebate', name: (t) => t('tax.sum.rebate', 'Rebate'), isLess: true },
  { part: 'surcharge', name: (t) => t('tax.sum.surcharge', 'Surcharge') },
  { part: 'cess', name: (t) => t('tax.sum.cess', 'Health and education cess') },
  { part: 'payable', name: (t) => t('tax.sum.payable', 'Tax of the year'), isTotal: true },
  { part: 'relief', name: (t) => t('tax.sum.relief', 'Relief for arrears'), isLess: true },
];

/** The 1 April on which the present tax year began. */
export function presentTaxYear(now: Date): string {
  const today = istDay(now);
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) >= '04-01' ? year : year - 1}-04-01`;
}

/** 2026-27, as the Act writes it. */
export const yearText = (taxYear: string): string => {
  const year = Number(taxYear.slice(0, 4));
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
};

export const yearTitle = ({ names, taxYear }: Pick<TaxPerson, 'names' | 'taxYear'>, t: Translate): string =>
  names.year === 'tax'
    ? t('tax.year', 'Tax year {{year}}', { year: yearText(taxYear) })
    : t('tax.year.financial', 'Financial year {{year}}', { year: yearText(taxYear) });

export const dayName = (day: string, locale: string): string =>
  formatInstant(`${day}T12:00:00Z`, 'day', locale);

export const monthsOfTaxYear = (taxYear: string): readonly string[] =>
  Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(Number(taxYear.slice(0, 4)), 3 + at, 1)).toISOString().slice(0, 10),
  );
