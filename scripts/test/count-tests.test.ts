import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTests, failedSpecs, flakyLine } from './count-tests.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'count-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(text: string): Promise<string> {
  const file = path.join(folder, 'report.json');
  await writeFile(file, text);
  return file;
}

test('reads what vitest writes', async () => {
  const file = await report('{ "numPassedTests": 7, "numFailedTests": 1, "numPendingTests": 2 }');
  expect(countTests({ kind: 'vitest', file })).toEqual({ passed: 7, failed: 1, flaky: [] });
});

test('a test of vitest that failed first and then passed counts as passed, and is named', async () => {
  const tried = (fullName: string, status: string, failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const tests = [
    tried('a slot is held once', 'passed', []),
    tried('a code counts once', 'passed', ['expected 2 to be 1']),
    tried('a refund is sent once', 'failed', ['expected 2 to be 1', 'expected 2 to be 1']),
  ];
  const file = await report(
    JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults: tests }] }),
  );
  const counted = countTests({ kind: 'vitest', file });
  expect(counted).toEqual({ passed: 2, failed: 1, flaky: ['a code counts once'] });
});

test('a browser test that failed first and then passed counts as passed, and is named; one that failed each time fails', async () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    {
      specs: [spec('a payment waits', 'flaky'), spec('a payment is listed', 'expected')],
      suites: [{ specs: [spec('a toast is said', 'flaky'), spec('a slot is gone', 'unexpected')] }],
    },
  ];
  const file = await report(
    JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }, suites }),
  );
  const counted = countTests({ kind: 'playwright', file });
  expect(counted).toEqual({ passed: 7, failed: 1, flaky: ['a payment waits', 'a toast is said'] });
});

test('the summary names every flaky test, and says nothing where there is none', () => {
  const unit = { flaky: ['a code counts once'] };
  expect(flakyLine([{ flaky: [] }, unit, {}])).toBe('1 flaky: a code counts once');
  expect(flakyLine([unit, { flaky: ['a payment waits'] }])).toBe(
    '2 flaky: a code counts once; a payment waits',
  );
  expect(flakyLine([{}, { flaky: [] }])).toBeNull();
});

test.each(['', '{ "stats": '])('counts nothing in a report that was cut short: %j', async (text) => {
  const file = await report(text);
  expect(countTests({ kind: 'playwright', file })).toEqual({ passed: 0, failed: 0, flaky: [] });
});

test('counts nothing where there is no report', () => {
  expect(countTests({ kind: 'vitest', file: path.join(folder, 'none.json') })).toEqual({
    passed: 0,
    failed: 0,
    flaky: [],
  });
});

test('the specs to try again are those in which a browser test failed each time', async () => {
  const spec = (name: string, status: string) => ({ file: name, tests: [{ status }] });
  const file = await report(
    JSON.stringify({
      suites: [
        {
          specs: [spec('journeys/a.spec.ts', 'expected')],
          suites: [{ specs: [spec('journeys/b.spec.ts', 'unexpected')] }],
        },
        { specs: [spec('journeys/b.spec.ts', 'unexpected'), spec('journeys/c.spec.ts', 'flaky')] },
      ],
    }),
  );
  expect(failedSpecs(file)).toEqual(['journeys/b.spec.ts']);
});
