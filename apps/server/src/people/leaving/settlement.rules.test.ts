import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gratuity } from '../payroll/rules/gratuity.rules.ts';
import { shareExact } from '../payroll/rules/rounding.rules.ts';
import { withinPay } from '../payroll/run/recovery.rules.ts';
import { type SettlementFacts, monthsOfService, settlementLines } from './settlement.rules.ts';

const facts: SettlementFacts = {
  staffId: 'ravi',
  kind: 'resignation',
  lastDayOn: '2026-12-12',
  shortDays: 18,
  shortNotice: 'recovered',
  monthlyPaise: 3_000_000,
  gratuityPaise: 0,
  leaveHalves: 0,
  settled: { notice: 0, gratuity: 0, leave: 0 },
  advances: [],
};
const amounts = (more: Partial<SettlementFacts>) =>
  Object.fromEntries(
    settlementLines({ ...facts, ...more }, shareExact).map(({ kind, amount }) => [kind, amount]),
  );

test('eighteen missing days of a salary of ₹30,000 are ₹18,000: recovered, paid, or nothing where they are waived', () => {
  expect(amounts({})).toEqual({ notice: -1_800_000 });
  expect(amounts({ kind: 'ended', shortNotice: 'paid' })).toEqual({ notice: 1_800_000 });
  expect(amounts({ shortNotice: 'waived' })).toEqual({});
  expect(amounts({ shortDays: 7, monthlyPaise: 2_512_345 })).toEqual({ notice: -586_214 });
});

test('five and a half days of leave of ₹30,000 are ₹5,500; advances are taken off, each as far as it is open', () => {
  const advances = [
    { advanceId: 'a', givenOn: '2026-10-01', left: 70_000 },
    { advanceId: 'b', givenOn: '2026-11-01', left: 30_000 },
  ];
  expect(amounts({ shortNotice: null, shortDays: 0, leaveHalves: 11, advances })).toEqual({
    leave_encashment: 550_000,
    advance: -100_000,
  });
});

test('service is counted in whole months, and the last day counts', () => {
  expect(monthsOfService('2021-12-01', '2026-11-30')).toBe(60);
  expect(monthsOfService('2021-12-01', '2026-11-29')).toBe(59);
  expect(monthsOfService('2024-02-29', '2025-02-28')).toBe(12);
  expect(monthsOfService('2026-11-10', '2026-11-12')).toBe(0);
});

test('gratuity comes with five years: 15 days of 26 for each, six months and more being a year, up to ₹20 lakh', () => {
  const rates = { cap: 200_000_000, minYearsPermanent: 5, minYearsFixedTerm: 1 };
  const of = (months: number, wages = 2_000_000) => gratuity({ wages, months, isFixedTerm: false }, rates);
  expect(of(59)).toBe(0);
  expect(of(60)).toBe(5_769_231);
  expect(of(65)).toBe(5_769_231);
  expect(of(66)).toBe(6_923_077);
  expect(of(480, 20_000_000)).toBe(200_000_000);
});

const line = fc.record({
  kind: fc.constantFrom('component' as const, 'notice' as const, 'advance' as const, 'income_tax' as const),
  type: fc.constantFrom('EARNING' as const, 'DEDUCTION' as const, 'EMPLOYER_CONTRIBUTION' as const),
  amount: fc.integer({ min: 0, max: 9_000_000 }),
});

test('what is recovered leaves no less than nothing, and with what stays owed it is all that was to be recovered', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 9 }), (drawn) => {
      const lines = drawn.map((one) => ({
        ...one,
        code: 'X',
        name: 'X',
        origins: [
          { kind: 'advance' as const, id: 'a', words: '', amount: Math.floor(one.amount / 2) },
          { kind: 'advance' as const, id: 'b', words: '', amount: one.amount - Math.floor(one.amount / 2) },
        ],
      }));
      const sum = (some: readonly { type: string; amount: number }[], type: string) =>
        some.filter((one) => one.type === type).reduce((all, { amount }) => all + amount, 0);
      const { lines: kept, owed } = withinPay(lines, { to: 'recoveries' });
      expect(sum(kept, 'EARNING')).toBe(sum(lines, 'EARNING'));
      expect(sum(kept, 'DEDUCTION') + owed).toBe(sum(lines, 'DEDUCTION'));
      const others = lines.filter(
        ({ kind, type }) => type === 'DEDUCTION' && !['notice', 'advance'].includes(kind),
      );
      const net = sum(kept, 'EARNING') - sum(kept, 'DEDUCTION');
      expect(net).toBeGreaterThanOrEqual(Math.min(0, sum(lines, 'EARNING') - sum(others, 'DEDUCTION')));
      if (owed > 0) expect(net).toBeLessThanOrEqual(0);
      for (const one of kept)
        if (one.type === 'DEDUCTION' && (one.kind === 'notice' || one.kind === 'advance'))
          expect(one.origins.reduce((all, { amount }) => all + amount, 0)).toBe(one.amount);
    }),
    { numRuns: 5_000 },
  );
});
