import fc from 'fast-check';
import type { TaxSum } from '@nukkad/contract/people/payroll/income-tax.model';
import { expect, test } from 'vitest';
import type { Line } from './line.rules.ts';
import { type WorkedOut, payslipFrom } from './payslip.rules.ts';
import { lessPaid } from './settlement.rules.ts';

const signed = ({ type, amount }: Line) => (type === 'DEDUCTION' ? -amount : amount);
const nothing = { taxable: 0, payable: 0, due: 0 } as TaxSum;
const withheld = { sums: { new: nothing, old: nothing }, deductedBefore: 0, tax: 0, isWithoutPan: false };
const taken = new Set(['provident_fund', 'income_tax']);
const others = new Set(['gratuity', 'expense']);

const aLine = fc
  .record({
    part: fc.constantFrom<Pick<Line, 'kind' | 'code' | 'type'>[]>(
      { kind: 'component', code: 'BASIC', type: 'EARNING' },
      { kind: 'component', code: 'CANTEEN', type: 'DEDUCTION' },
      { kind: 'unpaid_days', code: 'UNPAID_DAYS', type: 'DEDUCTION' },
      { kind: 'days_away', code: 'DAYS_AWAY', type: 'DEDUCTION' },
      { kind: 'commission', code: 'COMMISSION', type: 'EARNING' },
      { kind: 'provident_fund', code: 'PROVIDENT_FUND', type: 'DEDUCTION' },
      { kind: 'provident_fund', code: 'PROVIDENT_FUND', type: 'EMPLOYER_CONTRIBUTION' },
      { kind: 'income_tax', code: 'INCOME_TAX', type: 'DEDUCTION' },
      { kind: 'gratuity', code: 'GRATUITY', type: 'EARNING' },
      { kind: 'expense', code: 'EXPENSE', type: 'EARNING' },
    ),
    amount: fc.integer({ min: 1, max: 9_000_000 }),
  })
  .map(({ part, amount }): Line => ({ ...part, name: part.code, amount, origins: [] }));

const aMonth = fc
  .record({
    lines: fc.uniqueArray(aLine, { maxLength: 10, selector: ({ code, type }) => `${code} ${type}` }),
    structure: fc.integer({ min: 0, max: 9_000_000 }),
    wages: fc.integer({ min: 0, max: 1_500_000 }),
  })
  .map(
    ({ lines, structure, wages }): WorkedOut => ({
      lines,
      limit: { to: 'recoveries' },
      structure,
      taxable: structure,
      pfWages: wages,
      pensionWages: wages,
      esiWages: 0,
      isEsiCovered: false,
      withheld,
      warnings: [],
    }),
  );

const sumOf = (lines: readonly Line[], is: (line: Line) => boolean) =>
  lines.filter(is).reduce((sum, line) => sum + signed(line), 0);
const partsOf = (lines: readonly Line[]) => [
  ...new Map(lines.map((one) => [`${one.code} ${one.type === 'EMPLOYER_CONTRIBUTION'}`, one])).values(),
];
const isLike = (one: Line) => (line: Line) =>
  line.code === one.code &&
  (line.type === 'EMPLOYER_CONTRIBUTION') === (one.type === 'EMPLOYER_CONTRIBUTION');

test('what the confirmed payslip paid is not paid again: both together are the month as it stands now', () => {
  fc.assert(
    fc.property(aMonth, aMonth, (whole, paid) => {
      const left = lessPaid(whole, paid);
      for (const one of partsOf([...whole.lines, ...paid.lines])) {
        const [now, before, after] = [whole, paid, left].map(({ lines }) => sumOf(lines, isLike(one)));
        if (now === undefined || before === undefined || after === undefined) throw new Error('No sums.');
        if (others.has(one.kind)) expect(after).toBe(now);
        else if (one.type === 'EMPLOYER_CONTRIBUTION') expect(after).toBe(Math.max(0, now - before));
        else if (taken.has(one.kind)) expect(after).toBe(Math.min(0, now - before));
        else expect(before + after).toBe(now);
      }
      expect(left.structure + paid.structure).toBe(whole.structure);
      expect(left.lines.every(({ amount }) => amount > 0)).toBe(true);
      const { gross, deductions, net } = payslipFrom(left);
      expect(gross - deductions).toBe(net);
    }),
    { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 2_000) },
  );
});

test('a month that stands as it was paid leaves nothing, also where it is settled a second time', () => {
  fc.assert(
    fc.property(aMonth, (month) => {
      const lines = month.lines.filter(({ kind }) => !others.has(kind));
      expect(lessPaid({ ...month, lines }, month).lines).toEqual([]);
    }),
  );
});

test('of bookings that were counted before, only the difference is named', () => {
  const commission = (origins: Line['origins']): WorkedOut => ({
    lines: [
      {
        kind: 'commission',
        code: 'COMMISSION',
        name: 'Commission on bookings',
        type: 'EARNING',
        amount: origins.reduce((sum, { amount }) => sum + amount, 0),
        origins,
      },
    ],
    limit: { to: 'recoveries' },
    structure: 0,
    taxable: 0,
    pfWages: 0,
    pensionWages: 0,
    esiWages: 0,
    isEsiCovered: false,
    withheld,
    warnings: [],
  });
  const booking = (id: string, amount: number) => ({
    kind: 'booking' as const,
    id,
    words: `BK-${id}`,
    amount,
  });
  const whole = commission([booking('1', 5_000), booking('2', 7_000), booking('3', 900)]);
  const left = lessPaid(whole, commission([booking('1', 5_000), booking('3', 1_000)]));
  expect(left.lines).toMatchObject([
    { type: 'EARNING', amount: 6_900, origins: [booking('2', 7_000), booking('3', -100)] },
  ]);
});
