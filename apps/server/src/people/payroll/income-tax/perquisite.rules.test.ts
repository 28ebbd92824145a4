import type { PerquisiteKind } from '@nukkad/contract/people/payroll/perquisite.model';
import { beforeAll, expect, test } from 'vitest';
import { type LoadedRule, readPayrollRules } from '../../../../seed/payroll-rules.ts';
import type { LoanYear } from '../payroll.interface.ts';
import { type TaxRates, ruleTable } from '../rules/rule-table.rules.ts';
import { loanValue, ratedPerquisites, taxedBeside } from './perquisite.rules.ts';
import type { PerquisiteRow } from './tax-facts.rules.ts';
import { taxOfYear } from './taxable.rules.ts';
import { aYear } from './worked-examples.ts';

let rows: readonly LoadedRule[];
const ratesOf = (taxYear: string): TaxRates => ruleTable(rows, taxYear).tds;
beforeAll(async () => {
  rows = await readPayrollRules();
});
const rupees = (paise: number) => paise / 100;
const has = (kind: PerquisiteKind, value: number, recovered = 0, more: object = {}): PerquisiteRow => ({
  perquisiteId: kind,
  organisationId: 'Lakshmi',
  staffId: 'Ravi',
  taxYear: '2026-04-01',
  kind,
  words: '',
  value: value * 100,
  recovered: recovered * 100,
  loanId: null,
  rate: null,
  version: 1,
  ...more,
});
/** 3,00,000 in April, then ten parts of 30,000. */
const owed = [300, 270, 240, 210, 180, 150, 120, 90, 60, 30];
const aLoan = (amount: number, interest = 0): LoanYear => ({
  staffId: 'Ravi',
  loanId: 'loan',
  givenOn: '2026-04-10',
  amount: amount * 100,
  months: owed.map((left, at) => ({
    month: new Date(Date.UTC(2026, 3 + at, 1)).toISOString().slice(0, 10),
    left: left * 100_000,
    interest: at === 0 ? 0 : interest,
  })),
});
const valued = () => has('kept_loan', 0, 0, { loanId: 'loan', rate: 1200 });
const taxed = (some: readonly PerquisiteRow[], loans: readonly LoanYear[], year = '2026-04-01') => {
  const { perquisites, inLieu } = taxedBeside(ratedPerquisites(some, loans, ratesOf(year)));
  return [perquisites, inLieu].map(rupees);
};

test('a loan is valued by the bank’s rate on what is left at the end of each month, less its interest (rule 3(7)(i), Mint 11628247713991)', () => {
  // 16,50,000 of month’s ends at a twelfth of 12%.
  const { months } = aLoan(300_000);
  expect(loanValue(months, 1200)).toEqual({ value: 1_650_000, recovered: 0 });
  expect(taxed([valued()], [aLoan(300_000)])).toEqual([16_500, 0]);
  // Nine months at 500 of interest.
  expect(taxed([valued()], [aLoan(300_000, 50_000)])).toEqual([12_000, 0]);
  expect(taxed([has('kept_loan', 0, 0, { loanId: 'loan', rate: 100 })], [aLoan(300_000, 50_000)])).toEqual([
    0, 0,
  ]);
});

test('loans are free up to 2,00,000 in all from April 2026 on, and up to 20,000 before', () => {
  expect(taxed([valued()], [aLoan(200_000)])).toEqual([0, 0]);
  expect(taxed([valued()], [aLoan(200_001)])).toEqual([16_500, 0]);
  expect(taxed([valued()], [aLoan(150_000), { ...aLoan(60_000), loanId: 'other' }])).toEqual([16_500, 0]);
  expect(taxed([valued()], [aLoan(200_000)], '2025-04-01')).toEqual([16_500, 0]);
  expect(taxed([valued()], [aLoan(20_000)], '2025-04-01')).toEqual([0, 0]);
});

test('gifts are free up to 15,000 a year in all from April 2026 on, and up to 5,000 before', () => {
  const gifts = [has('gift', 9_000), has('gift', 10_000, 1_000)];
  expect(taxed(gifts, [])).toEqual([3_000, 0]);
  expect(taxed(gifts, [], '2025-04-01')).toEqual([13_000, 0]);
  expect(taxed([has('gift', 15_000)], [])).toEqual([0, 0]);
});

test('what the employee paid is taken off each perquisite, and never off another one', () => {
  const some = [has('accommodation', 120_000, 24_000), has('car', 30_000, 40_000), has('in_lieu', 50_000)];
  expect(taxed(some, [])).toEqual([96_000, 50_000]);
});

test('perquisites and profits in lieu are taxed with the salary in both regimes', () => {
  const year = aYear(1_600_000, { perquisites: 9_600_000, inLieu: 5_000_000 });
  const of = (regime: 'new' | 'old') => taxOfYear(year, regime, ratesOf('2026-04-01'));
  // 16,00,000, 96,000 and 50,000, less 75,000: 1,20,000 and 20% of 71,000.
  expect([of('new').taxable, of('new').slab].map(rupees)).toEqual([1_671_000, 134_200]);
  // The same less 50,000: 1,12,500 and 30% of 6,96,000.
  expect([of('old').taxable, of('old').slab].map(rupees)).toEqual([1_696_000, 321_300]);
});
