import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type LoadedRule, readPayrollRules } from '../../../../seed/payroll-rules.ts';
import { gratuity } from './gratuity.rules.ts';
import { labourWelfare } from './labour-welfare.rules.ts';
import { professionalTax } from './professional-tax.rules.ts';
import { providentFund } from './provident-fund.rules.ts';
import { type RuleTable, ruleTable } from './rule-table.rules.ts';
import { contributionPeriod, isCovered, stateInsurance } from './state-insurance.rules.ts';
import { wagesOf } from './wages.rules.ts';

let rows: readonly LoadedRule[];
let table: RuleTable;
beforeAll(async () => {
  rows = await readPayrollRules();
  table = ruleTable(rows, '2026-11-01');
});
const lakh = 10_000_000;
const rates = (state: string, gender = '') => {
  const found = table.professionalTax(state, gender);
  if (!found) throw new Error(`${state} has rates.`);
  return found;
};
const pt = (
  state: string,
  gross: number,
  more: { month?: number; gender?: string; deducted?: number } = {},
) =>
  professionalTax(
    rates(state, more.gender),
    {
      month: more.month ?? 6,
      gross: gross * 100,
      halfYearBefore: 0,
      deducted: (more.deducted ?? 0) * 100,
      isLast: false,
    },
    table.professionalTaxCap,
  ) / 100;

test('allowances above half of the pay count as wages from 21 November 2025 on, and not before', () => {
  const before = ruleTable(rows, '2025-11-20');
  const pay = { basic: 2_000_000, gross: 6_000_000 };
  expect([before, table].map((one) => wagesOf(pay, one.addsBackAboveHalf))).toEqual([2_000_000, 3_000_000]);
  expect(wagesOf({ basic: 3_000_000, gross: 6_000_000 }, true)).toBe(3_000_000);
});

test('the employer’s parts of provident fund are together the employer’s share, whatever the wages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: lakh * 5 }),
      fc.boolean(),
      fc.boolean(),
      (wages, uncapped, hasPension) => {
        const pf = providentFund(wages, { uncapped, hasPension }, table.epf);
        expect(pf.employer + pf.pension).toBe(pf.employee);
        expect(pf.employer).toBeGreaterThanOrEqual(0);
        expect(pf.pension).toBeLessThanOrEqual(125_000);
        for (const one of [pf.employee, pf.employer, pf.pension, pf.insurance, pf.admin])
          expect(one % 100).toBe(0);
        if (!hasPension) expect(pf.pension).toBe(0);
      },
    ),
  );
});

test('who was insured stays insured until the contribution period ends, above the ceiling too', () => {
  expect(['2026-04', '2026-09', '2026-10', '2027-03', '2026-01'].map(contributionPeriod)).toEqual([
    '2026-04-01',
    '2026-04-01',
    '2026-10-01',
    '2026-10-01',
    '2025-10-01',
  ]);
  const at = (fullGross: number, isDisabled: boolean, wasCovered: boolean) =>
    isCovered({ fullGross: fullGross * 100, isDisabled, wasCovered }, table.esi);
  expect([
    at(21_000, false, false),
    at(21_001, false, false),
    at(21_001, false, true),
    at(25_000, true, false),
  ]).toEqual([true, false, true, true]);
});

test('who earns up to 176 rupees a day pays no share of state insurance, and the employer does', () => {
  const by = (daily: number) => stateInsurance({ wages: daily * 30 * 100, paidHalfDays: 60 }, table.esi);
  expect([by(176).employee, by(177).employee, by(176).employer]).toEqual([0, 4_000, 17_200]);
});

test('professional tax goes by state, gender and month, and never above the cap of the year', () => {
  expect([pt('KA', 24_999), pt('KA', 25_000), pt('KA', 25_000, { month: 2 })]).toEqual([0, 200, 300]);
  expect([
    pt('MH', 8_000),
    pt('MH', 8_000, { gender: 'F' }),
    pt('MH', 8_000, { month: 2 }),
    pt('MH', 20_000, { month: 2 }),
  ]).toEqual([175, 0, 175, 300]);
  expect([pt('AS', 30_000), pt('AS', 30_000, { month: 3 }), pt('AS', 20_000, { month: 3 })]).toEqual([
    208, 212, 180,
  ]);
  expect(pt('KA', 30_000, { deducted: 2_400 })).toBe(100);
  expect(table.professionalTax('DL', '')).toBeNull();
  expect(table.professionalTax('MP', '')).toBeUndefined();
});

test('a half-year’s professional tax is taken in its last month, or in the last month of work', () => {
  const chennai = rates('TN-Chennai');
  const by = (month: number, isLast: boolean) =>
    professionalTax(
      chennai,
      { month, gross: 1_200_000, halfYearBefore: 6_000_000, deducted: 0, isLast },
      250_000,
    ) / 100;
  expect([by(8, false), by(9, false), by(7, true), by(3, false)]).toEqual([0, 1_025, 1_025, 1_025]);
});

test('gratuity waits for the least time, counts six months as a year and ends at the cap', () => {
  const of = (months: number, isFixedTerm = false, wages = 2_600_000) =>
    gratuity({ wages, months, isFixedTerm }, table.gratuity);
  expect([of(59), of(60), of(66), of(65), of(12, true)]).toEqual([
    0, 7_500_000, 9_000_000, 7_500_000, 1_500_000,
  ]);
  expect(of(600, false, 100_000_000)).toBe(200_000_000);
});

test('labour welfare fund is taken in the months of the state, by those within its limit', () => {
  const of = (state: string, month: number, gross: number) =>
    labourWelfare(table.labourWelfare(state), { month, gross: gross * 100 });
  expect(of('KA', 12, 20_000)).toEqual({ employee: 5_000, employer: 10_000 });
  expect(of('KA', 11, 20_000)).toEqual({ employee: 0, employer: 0 });
  expect([of('DL', 6, 2_500), of('DL', 6, 2_501)]).toEqual([
    { employee: 75, employer: 225 },
    { employee: 0, employer: 0 },
  ]);
  expect(of('UP', 12, 20_000)).toEqual({ employee: 0, employer: 0 });
});
