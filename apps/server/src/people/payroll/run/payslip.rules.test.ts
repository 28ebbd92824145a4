import fc from 'fast-check';
import type { SalaryComponent } from '@nukkad/contract/people/payroll/salary-structure.model';
import { beforeAll, expect, test } from 'vitest';
import { readPayrollRules } from '../../../../seed/payroll-rules.ts';
import { recordPromise } from '../../../../test/faults/record-promise.ts';
import { usualComponents } from '../../../../test/fixtures/payroll-fixture.ts';
import { type RuleTable, ruleTable } from '../rules/rule-table.rules.ts';
import { changesOf } from './changes.rules.ts';
import { awayHalfDays, daysOf, halfYearFrom, monthsLeftOf, taxYearFrom } from './month.rules.ts';
import { type MonthFacts, payslipOf, workOut } from './payslip.rules.ts';

const runs = Number(process.env['PAYSLIP_RUNS'] ?? 1_500);
let rules: RuleTable;
beforeAll(async () => {
  rules = ruleTable(await readPayrollRules(), '2026-11-30');
});

const paise = fc.integer({ min: 0, max: 50_000_000 });
const structure: fc.Arbitrary<readonly SalaryComponent[]> = fc.constantFrom(usualComponents, [
  ...usualComponents,
  {
    code: 'CANTEEN',
    name: 'Canteen',
    type: 'DEDUCTION',
    isWages: false,
    calculation: 'Fixed Amount',
    amount: 120_000,
  },
  {
    code: 'MEDICAL',
    name: 'Medical cover',
    type: 'EMPLOYER_CONTRIBUTION',
    isWages: false,
    calculation: 'Inclusive',
    formula: 'ROUND(EARNED * 2.5%)',
  },
] as const);
const law = fc.record({
  stateCode: fc.constantFrom('KA', 'MH', 'KL', 'TN-Chennai', 'AS', 'DL', 'MP'),
  gender: fc.constantFrom('' as const, 'M' as const, 'F' as const),
  providentFund: fc.option(
    fc.record({ uncapped: fc.boolean(), hasPension: fc.boolean(), hasUan: fc.boolean() }),
  ),
  stateInsurance: fc.option(
    fc.record({ isDisabled: fc.boolean(), wasCovered: fc.boolean(), hasNumber: fc.boolean() }),
  ),
  takesProfessionalTax: fc.boolean(),
  takesLabourWelfare: fc.boolean(),
  takesIncomeTax: fc.boolean(),
  taxpayer: fc.record({
    regime: fc.constantFrom('new' as const, 'old' as const),
    age: fc.constantFrom(30, 65, 85),
    hasPan: fc.boolean(),
    claims: fc.constant([]),
    months: fc.constant([]),
    perquisites: fc.constantFrom(0, 4_000_000),
    inLieu: fc.constant(0),
    earlier: fc.constant([]),
    before: fc.record({ salary: paise, incomeTax: paise, professionalTax: paise, providentFund: paise }),
  }),
  sinceApril: fc.record({ professionalTax: fc.nat(250_000) }),
  halfYearBefore: paise,
  monthsAfter: fc.nat(11),
  isLastMonth: fc.boolean(),
});
const facts: fc.Arbitrary<MonthFacts> = fc
  .record({
    month: fc
      .integer({ min: 0, max: 47 })
      .map((at) => new Date(Date.UTC(2025, at, 1)).toISOString().slice(0, 10)),
    components: structure,
    monthlyPaise: paise,
    unpaid: fc.nat(62),
    away: fc.nat(62),
    overtimeMinutes: fc.nat(6_000),
    extras: fc.array(
      fc.record({
        kind: fc.constantFrom(
          'commission' as const,
          'fee_share' as const,
          'expense' as const,
          'advance' as const,
          'arrears' as const,
          'entry' as const,
        ),
        name: fc.constant('Something'),
        amount: fc.integer({ min: -2_000_000, max: 5_000_000 }),
        origins: fc.constant([]),
      }),
      { maxLength: 5 },
    ),
    law,
  })
  .map(({ unpaid, away, overtimeMinutes, ...more }) => {
    const monthHalfDays = daysOf(more.month) * 2;
    const awayHalf = Math.min(monthHalfDays, away);
    const unpaidHalfDays = Math.min(monthHalfDays - awayHalf, unpaid);
    return {
      ...more,
      days: { monthHalfDays, awayHalfDays: awayHalf, unpaidHalfDays, overtimeMinutes },
      origins: { unpaidDays: [], overtime: [] },
      overtime: { workingDaysAMonth: 26, hoursADay: 8, overtimeTimes: 2 },
    };
  });
const sum = (amounts: readonly number[]) => amounts.reduce((whole, one) => whole + one, 0);

test('promise 72: net pay is earnings less deductions to the paisa, and every line is whole paise', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const payslip = payslipOf(one, rules);
      const of = (type: string) =>
        sum(payslip.lines.filter((line) => line.type === type).map(({ amount }) => amount));
      expect(payslip.gross).toBe(of('EARNING'));
      expect(payslip.deductions).toBe(of('DEDUCTION'));
      expect(payslip.net).toBe(of('EARNING') - of('DEDUCTION'));
      expect(payslip.employer).toBe(of('EMPLOYER_CONTRIBUTION'));
      for (const { amount } of payslip.lines) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
      expect(payslip.warnings.includes('net_below_zero')).toBe(payslip.net < 0);
    }),
    { numRuns: runs },
  );
  recordPromise(72, runs, 0);
});

test('deductions leave half of the wages and never less than nothing, and with what is carried over they are all that was due', () => {
  const byLaw = new Set([
    'provident_fund',
    'state_insurance',
    'income_tax',
    'professional_tax',
    'labour_welfare',
  ]);
  const off = new Set(['unpaid_days', 'days_away']);
  fc.assert(
    fc.property(facts, (one) => {
      const worked = workOut(one, rules);
      const { lines, net, owed, carried } = payslipOf(one, rules);
      const taken = (some: typeof lines, isTaken: (kind: string) => boolean) =>
        sum(
          some.filter(({ kind, type }) => type === 'DEDUCTION' && isTaken(kind)).map(({ amount }) => amount),
        );
      const other = (kind: string) => !byLaw.has(kind) && !off.has(kind);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(taken(lines, other) + owed + sum(carried.map(({ amount }) => amount))).toBe(
        taken(worked.lines, other),
      );
      if (worked.limit.to !== 'half') {
        expect(carried).toEqual([]);
        return;
      }
      const half = Math.floor(Math.max(0, worked.limit.wages) / 2);
      expect(taken(lines, other)).toBeLessThanOrEqual(
        Math.max(0, half - taken(lines, (kind) => byLaw.has(kind))),
      );
    }),
    { numRuns: runs },
  );
});

test('days that are not paid take off no more than was earned, and a month away leaves what is fixed', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const { lines, structure: worth } = payslipOf(one, rules);
      const earned = sum(
        lines
          .filter(({ kind, type }) => kind === 'component' && type === 'EARNING')
          .map(({ amount }) => amount),
      );
      const off = sum(
        lines
          .filter(({ kind }) => kind === 'unpaid_days' || kind === 'days_away')
          .map(({ amount }) => amount),
      );
      expect(off).toBeLessThanOrEqual(earned);
      expect(worth).toBe(earned - off);
      const { monthHalfDays, unpaidHalfDays, awayHalfDays: away } = one.days;
      if (unpaidHalfDays + away === monthHalfDays) expect(worth).toBe(50_000);
    }),
    { numRuns: Math.min(runs, 5_000) },
  );
});

test('the reasons of a change are together the whole change', () => {
  fc.assert(
    fc.property(facts, facts, (before, now) => {
      const [one, other] = [payslipOf(before, rules), payslipOf(now, rules)];
      expect(sum(changesOf(one.lines, other.lines).map(({ amount }) => amount))).toBe(other.net - one.net);
    }),
    { numRuns: Math.min(runs, 5_000) },
  );
});

test('months, tax years and half-years, at their ends and in a leap year', () => {
  expect(['2026-04-01', '2027-03-01', '2026-12-01'].map(taxYearFrom)).toEqual([
    '2026-04-01',
    '2026-04-01',
    '2026-04-01',
  ]);
  expect(['2026-04-01', '2026-12-01', '2027-01-01', '2027-03-01'].map(monthsLeftOf)).toEqual([11, 3, 2, 0]);
  expect(['2026-09-01', '2026-10-01', '2027-03-01'].map(halfYearFrom)).toEqual([
    '2026-04-01',
    '2026-10-01',
    '2026-10-01',
  ]);
  expect(['2028-02-01', '2026-02-01', '2026-12-01'].map(daysOf)).toEqual([29, 28, 31]);
  const away = (joinedOn: string | null, lastDayOn: string | null) =>
    awayHalfDays('2026-11-01', [{ joinedOn, lastDayOn }]);
  expect([
    away(null, null),
    away('2026-11-11', null),
    away(null, '2026-11-20'),
    away('2026-11-11', '2026-11-20'),
  ]).toEqual([0, 20, 20, 40]);
  expect([away('2027-01-01', null), away('2026-10-15', null), away(null, '2026-10-31')]).toEqual([60, 0, 60]);
  const back = awayHalfDays('2026-11-01', [
    { joinedOn: '2026-11-21', lastDayOn: null },
    { joinedOn: '2026-02-01', lastDayOn: '2026-11-10' },
  ]);
  expect(back).toBe(20);
});
