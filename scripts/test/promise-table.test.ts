import { expect, test } from 'vitest';
import { promiseTable } from './promise-table.mjs';

const results = (...tests: readonly (readonly [string, string])[]) =>
  tests.map(([name, state]) => JSON.stringify({ name, state })).join('\n');

const rowsOf = (text: string) =>
  text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/).map(Number));

test('tests and what they recorded are added up by promise, in order', () => {
  const tests = results(
    ['promise 77: killed', 'passed'],
    ['promises 16 and 17: forged', 'passed'],
    ['a thing without one', 'passed'],
  );
  const tried =
    '{"promise":77,"attempts":40,"violations":0}\n{"promise":"16, 17","attempts":13,"violations":0}\n';
  const table = promiseTable(tests, tried);
  expect(rowsOf(table.text)).toEqual([
    [16, 1, 13, 0],
    [17, 1, 13, 0],
    [77, 1, 40, 0],
  ]);
  expect(table.violations).toBe(0);
});

test('a test that fails is a violation, whether or not it recorded one', () => {
  expect(promiseTable(results(['promise 9: slots', 'failed']), '').violations).toBe(1);
  expect(
    promiseTable(results(['promise 9: slots', 'failed']), '{"promise":9,"attempts":5,"violations":3}')
      .violations,
  ).toBe(3);
});

test('what a test tried counts before the test has ended', () => {
  const table = promiseTable('', '{"promise":83,"attempts":120,"violations":1}');
  expect(rowsOf(table.text)).toEqual([[83, 0, 120, 1]]);
  expect(table.violations).toBe(1);
});
