import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';

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
  expect(countTests({ kind: 'vitest', file })).toEqual({ passed: 7, failed: 1 });
});

test('reads what Playwright writes, where a second try is a failure', async () => {
  const file = await report('{ "stats": { "expected": 5, "unexpected": 1, "flaky": 2, "skipped": 3 } }');
  expect(countTests({ kind: 'playwright', file })).toEqual({ passed: 5, failed: 3 });
});

test.each(['', '{ "stats": '])('counts nothing in a report that was cut short: %j', async (text) => {
  const file = await report(text);
  expect(countTests({ kind: 'playwright', file })).toEqual({ passed: 0, failed: 0 });
});

test('counts nothing where there is no report', () => {
  expect(countTests({ kind: 'vitest', file: path.join(folder, 'none.json') })).toEqual({
    passed: 0,
    failed: 0,
  });
});
