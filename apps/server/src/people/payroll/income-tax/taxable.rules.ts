import type { Paise } from '@nukkad/contract/kernel/money';
import type { ClaimKind, TaxRegime, TaxSum } from '@nukkad/contract/people/payroll/income-tax.model';
import { incomeTax } from '../rules/income-tax.rules.ts';
import { nearestRupee, nearestTenRupees, percentExact } from '../rules/rounding.rules.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { type CountedClaim, housesOf, rentsOf } from './claim.rules.ts';
import { type PaidMonth, yearlyExemption } from './house-rent.rules.ts';
import { ofHouses } from './let-house.rules.ts';
import { type EarlierYear, arrearsOf, reliefFor } from './relief.rules.ts';

/** One person’s tax year at one employer, as it was or is to be expected. */
export interface TaxYear {
  /** In full years, reached within the tax year. */
  readonly age: number;
  readonly hasPan: boolean;
  readonly salary: Paise;
  /** What is taxed beside it and was not paid: of perquisites, and profits in lieu of salary. */
  readonly perquisites: Paise;
  readonly inLieu: Paise;
  readonly professionalTax: Paise;
  /** The person’s own share. */
  readonly providentFund: Paise;
  readonly claims: readonly CountedClaim[];
  /** For which relief is claimed; the arrears are in the salary. */
  readonly earlier: readonly EarlierYear[];
  /** For house rent; months without pay are left out. */
  readonly months: readonly PaidMonth[];
}

const claimed = (claims: readonly CountedClaim[], kind: ClaimKind): Paise =>
  claims.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0);

/** The higher limit where someone insured is a senior citizen. */
function healthOf(claims: readonly CountedClaim[], kind: ClaimKind, { deductions }: TaxRates): Paise {
  const isSenior = claims.some((one) => one.kind === kind && one.isSenior);
  return Math.min(claimed(claims, kind), isSenior ? deductions.healthSenior : deductions.health);
}

const nothing = {
  houseRent: 0,
  professionalTax: 0,
  homeLoan: 0,
  investments: 0,
  pension: 0,
  health: 0,
  educationLoan: 0,
  otherDeductions: 0,
};

/** Only the old regime knows them, each up to its limit. */
function lessOf(
  { claims, months, professionalTax, providentFund }: TaxYear,
  rates: TaxRates,
): typeof nothing {
  const { investments, pension, homeLoan } = rates.deductions;
  return {
    houseRent: yearlyExemption(months, rentsOf(claims), rates),
    professionalTax,
    homeLoan: Math.min(homeLoan, claimed(claims, 'home_loan')),
    investments: Math.min(investments, providentFund + claimed(claims, 'investments')),
    pension: Math.min(pension, claimed(claims, 'pension')),
    health: healthOf(claims, 'health', rates) + healthOf(claims, 'health_parents', rates),
    educationLoan: claimed(claims, 'education_loan'),
    otherDeductions: claimed(claims, 'other_deduction'),
  };
}

/** Without a PAN at least this share of the income, where any tax is due. */
const dueOf = (taxable: Paise, payable: Paise, { hasPan }: TaxYear, { withoutPanPct }: TaxRates): Paise =>
  hasPan || payable === 0 ? payable : Math.max(payable, nearestRupee(percentExact(taxable, withoutPanPct)));

type Taxed = Omit<TaxSum, 'relief' | 'due'> & { readonly withCess: Paise };

function taxed(year: TaxYear, regime: TaxRegime, rates: TaxRates): Taxed {
  const { salary, perquisites, inLieu, claims, age } = year;
  const less = regime === 'old' ? lessOf(year, rates) : nothing;
  const previousSalary = claimed(claims, 'previous_employer');
  const otherIncome = claimed(claims, 'other_income');
  const { letHouse, houseLoss } = ofHouses(housesOf(claims), { regime, homeLoan: less.homeLoan }, rates);
  const paid = Math.max(0, salary + perquisites + inLieu + previousSalary - less.houseRent);
  const standardDeduction = Math.min(paid, rates[regime].standardDeduction);
  const ofSalary = Math.max(0, paid - standardDeduction - less.professionalTax);
  const gross = Math.max(0, ofSalary + otherIncome + letHouse - houseLoss - less.homeLoan);
  const { investments, pension, health, educationLoan, otherDeductions } = less;
  const deductions = investments + pension + health + educationLoan + otherDeductions;
  const taxable = nearestTenRupees(Math.max(0, gross - deductions));
  const income = {
    salary,
    perquisites,
    inLieu,
    previousSalary,
    otherIncome,
    letHouse,
    houseLoss,
    standardDeduction,
    ...less,
  };
  return { ...income, taxable, ...incomeTax(taxable, { regime, age }, rates) };
}

/** What the arrears of earlier years cost now, above what they would have cost then. */
function reliefOf(year: TaxYear, { withCess }: Taxed, regime: TaxRegime, rates: TaxRates): Paise {
  const arrears = arrearsOf(year.earlier);
  if (arrears <= 0) return 0;
  const without = taxed({ ...year, salary: year.salary - arrears }, regime, rates);
  return reliefFor(withCess - without.withCess, year.earlier);
}

/** The tax of a year in one regime, with all that it is made of. */
export function taxOfYear(year: TaxYear, regime: TaxRegime, rates: TaxRates): TaxSum {
  const whole = taxed(year, regime, rates);
  const relief = Math.min(whole.payable, reliefOf(year, whole, regime, rates));
  const { withCess: _exact, ...sum } = whole;
  return { ...sum, relief, due: dueOf(whole.taxable, whole.payable - relief, year, rates) };
}
