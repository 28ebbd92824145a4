import type { TaxRegime } from '@nukkad/contract/people/payroll/income-tax.model';
import { beforeAll, expect, test } from 'vitest';
import { type LoadedRule, readPayrollRules } from '../../../../seed/payroll-rules.ts';
import { type TaxRates, ruleTable } from '../rules/rule-table.rules.ts';
import type { EarlierYear } from './relief.rules.ts';
import { taxOfYear } from './taxable.rules.ts';
import { aYear } from './worked-examples.ts';

let rows: readonly LoadedRule[];
const ratesOf = (taxYear: string): TaxRates => ruleTable(rows, taxYear).tds;
beforeAll(async () => {
  rows = await readPayrollRules();
});
const rupees = (paise: number) => paise / 100;
const earlier = (taxYear: string, regime: TaxRegime, income: number, arrears: number): EarlierYear => ({
  income: income * 100,
  arrears: arrears * 100,
  regime,
  age: 30,
  rates: ratesOf(taxYear),
});
/**
 * Of 20,75,000 in 2026-27 arrears are 3,00,000. With them 20,00,000 is taxed, 2,08,000 with cess; without them 17,00,000,
 * 1,45,600. So the arrears cost 62,400 now.
 */
const taxWith = (...years: readonly EarlierYear[]) =>
  taxOfYear(aYear(2_075_000, { earlier: years }), 'new', ratesOf('2026-04-01'));

test('arrears that would have borne no tax in their own year bear none now (steps of rule 21A(2) as in caclubindia 184367)', () => {
  // 5,00,000 and 3,00,000 are below the rebate of 2025-26.
  const sum = taxWith(earlier('2025-04-01', 'new', 500_000, 300_000));
  expect([sum.payable, sum.relief, sum.due].map(rupees)).toEqual([208_000, 62_400, 145_600]);
});

test('relief is what the arrears cost now above what they would have cost then, by the regime of that year', () => {
  const reliefOf = (regime: TaxRegime, income: number) =>
    rupees(taxWith(earlier('2025-04-01', regime, income, 300_000)).relief);
  // 7,00,000 in the old regime: 52,500 and cess of 2,100; 4,00,000 bears none.
  expect(reliefOf('old', 400_000)).toBe(7_800);
  // 9,00,000 bears 96,200 and 6,00,000 bears 33,800: as much as now.
  expect(reliefOf('old', 600_000)).toBe(0);
  // 14,00,000 bears 93,600 in the new regime, 11,00,000 none: more than now, and no relief.
  expect(reliefOf('new', 1_100_000)).toBe(0);
});

test('arrears of several years are each taxed in their own year', () => {
  // Of 2024-25 none; of 2025-26 5,50,000 in the old regime bears 22,500 and cess of 900.
  const years = [
    earlier('2024-04-01', 'new', 500_000, 150_000),
    earlier('2025-04-01', 'old', 400_000, 150_000),
  ];
  expect(rupees(taxWith(...years).relief)).toBe(39_000);
});

test('without arrears of a year its claim changes nothing, nor where salary was taken back', () => {
  expect(taxWith(earlier('2025-04-01', 'new', 500_000, 0)).relief).toBe(0);
  expect(taxWith(earlier('2025-04-01', 'new', 500_000, -50_000)).relief).toBe(0);
});

test('the relief and its form are called as the Act of the year calls them', () => {
  const names = (year: string) => {
    const { relief, reliefForm } = ratesOf(year).names;
    return [relief, reliefForm];
  };
  expect(names('2025-04-01')).toEqual(['89', '10E']);
  expect(names('2026-04-01')).toEqual(['157(1)', '39']);
});
