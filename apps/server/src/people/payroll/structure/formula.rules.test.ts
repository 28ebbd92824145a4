import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FormulaMistake, evaluateFormula, readFormula } from './formula.rules.ts';
import { fullMonth, mistakesOf } from './structure.rules.ts';

const names = new Map([
  ['MONTHLY', 3_000_000],
  ['BASIC', 1_234_567],
  ['HRA', 0],
]);
const value = (text: string) => evaluateFormula(readFormula(text), names);
const mistake = (text: string) => {
  try {
    value(text);
  } catch (error) {
    if (error instanceof FormulaMistake) return [error.code, error.at, error.found];
    throw error;
  }
  return null;
};

test('sums, products, percent, brackets and functions, exact to the paisa', () => {
  expect(value('MONTHLY - BASIC')).toBe(1_765_433);
  expect(value('BASIC * 40%')).toBe(493_827);
  expect(value('2 + 3 * 4')).toBe(1_400);
  expect(value('(2 + 3) * 4')).toBe(2_000);
  expect(value('MIN(BASIC, 12000, MONTHLY)')).toBe(1_200_000);
  expect(value('MAX(BASIC / 3, 100)')).toBe(411_522);
  expect(value('ROUND(BASIC)')).toBe(1_234_600);
  expect(value('0.1 + 0.2 - 0.3')).toBe(0);
  expect(value('MONTHLY / 3 * 3')).toBe(3_000_000);
  expect(value('10 / (0 - 4)')).toBe(-250);
});

test('a mistake is told at its place', () => {
  expect(mistake('MONTHLY - BASICS')).toEqual(['unknown_name', 11, 'BASICS']);
  expect(mistake('MONTHLY * ')).toEqual(['unfinished', 11, '']);
  expect(mistake('MONTHLY ** 2')).toEqual(['unexpected', 10, '*']);
  expect(mistake('(MONTHLY')).toEqual(['unfinished', 9, '']);
  expect(mistake('MONTHLY)')).toEqual(['unexpected', 8, ')']);
  expect(mistake('MIN(BASIC)')).toEqual(['takes_arguments', 1, 'MIN']);
  expect(mistake('BASIC / HRA')?.[0]).toBe('division_by_zero');
  for (const attack of [
    'process.exit()',
    'BASIC; DROP',
    '`x`',
    'constructor',
    '__proto__',
    'BASIC[0]',
    '1e9',
    'a => a',
  ])
    expect([attack, mistake(attack)?.[0]]).not.toEqual([attack, undefined]);
});

test('any text is read or refused with a place inside it, and nothing else happens', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 300 }), fc.stringMatching(/^[A-Z0-9+*/() .,%-]{0,300}$/)),
      (text) => {
        const said = mistake(text);
        if (said) expect(said[1]).toSatisfy((at: number) => at >= 1 && at <= text.length + 1);
      },
    ),
    { numRuns: 2_000 },
  );
});

const base = { name: 'Name', type: 'EARNING', isWages: false } as const;

test('a component uses those before it alone, and each code once', () => {
  const components = [
    { ...base, code: 'A', calculation: 'Inclusive', formula: 'B + 1' },
    { ...base, code: 'B', calculation: 'Percentage', base: 'C', percent: 10 },
    { ...base, code: 'B', calculation: 'Fixed', amount: 100 },
    { ...base, code: 'MONTHLY', calculation: 'Fixed', amount: 100 },
  ] as const;
  expect(mistakesOf(components).map(({ at, field }) => [at, field])).toEqual([
    [0, 'formula'],
    [1, 'base'],
    [2, 'code'],
    [3, 'code'],
  ]);
});

test('EARNED is what the earnings before it come to, and a formula below zero gives nothing', () => {
  const amounts = fullMonth(
    [
      { ...base, code: 'A', calculation: 'Fixed', amount: 100_000 },
      { ...base, code: 'D', type: 'DEDUCTION', calculation: 'Fixed', amount: 7_000 },
      { ...base, code: 'B', calculation: 'Percentage', base: 'EARNED', percent: 50 },
      { ...base, code: 'C', calculation: 'Inclusive', formula: 'MONTHLY - EARNED' },
    ],
    120_000,
  );
  expect(amounts.map(({ full }) => full)).toEqual([100_000, 7_000, 50_000, 0]);
});
