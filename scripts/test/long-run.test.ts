import { expect, test } from 'vitest';
import { givenCounts, longRunLines, notWhole } from './long-run.mjs';
import { promiseTable } from './promise-table.mjs';

const run = {
  commit: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432',
  at: '2026-11-29T12:00:00.000Z',
  minutes: 86,
  counts: { FUZZ_RUNS: '100' },
  passed: 8455,
};

test('each part says in one line how long ago its run was, at which commit, and what it counted', () => {
  const lines = (now: string) => longRunLines({ tests: run, browser: run }, new Date(now)).split('\n');
  expect(lines('2026-11-30T15:20:00.000Z')).toEqual([
    'The last long run of the tests passed 27 h ago at 9f8e7d6c: 8455 in 86 minutes.',
    'The last long run of the browser passed 27 h ago at 9f8e7d6c: 8455 in 86 minutes.',
    'No long run of the city in which all passed is written down.',
  ]);
  expect(lines('2026-12-04T12:00:00.000Z')[0]).toContain('5 days ago');
  // The clock of another machine may be behind.
  expect(lines('2026-11-29T11:00:00.000Z')[0]).toContain('0 h ago');
});

const whole = {
  stopped: false,
  counts: { FUZZ_RUNS: '100', NEW_DOMAIN_STEPS: 'all' },
  given: {},
  commit: { before: run.commit, after: run.commit },
};

test('a run that tried at least everything, of one commit, is one to go by', () => {
  expect(notWhole(whole)).toBeNull();
  expect(notWhole({ ...whole, given: { FUZZ_RUNS: '400', NEW_DOMAIN_STEPS: 'all', HOME: '/' } })).toBeNull();
});

test.each([
  ['it was stopped', { stopped: true }],
  ['it left out FUZZ_RUNS=6', { given: { FUZZ_RUNS: '6' } }],
  ['it left out NEW_DOMAIN_STEPS=quick', { given: { NEW_DOMAIN_STEPS: 'quick' } }],
  ['the working tree was no commit', { commit: { before: null, after: null } }],
  ['the working tree was no commit', { commit: { before: run.commit, after: 'another' } }],
])('%s: it is not written down', (why, differs) => {
  expect(notWhole({ ...whole, ...differs })).toBe(why);
});

test('counts that were given are those that were tried', () => {
  expect(givenCounts(whole.counts, { FUZZ_RUNS: '400', PATH: '/bin' })).toEqual({ FUZZ_RUNS: '400' });
});

test('what passed is counted from what each test said as it ended', () => {
  const told = ['passed', 'failed', 'passed'].map((state) => JSON.stringify({ name: 'promise 9', state }));
  expect(promiseTable(told.join('\n'), '').passed).toBe(2);
});

test('the files to try again are those in which a test failed, each once', () => {
  const told = [
    { name: 'a first one', state: 'failed', file: 'one.test.ts' },
    { name: 'a second one', state: 'failed', file: 'one.test.ts' },
    { name: 'a third one', state: 'passed', file: 'two.test.ts' },
  ];
  expect(promiseTable(told.map((one) => JSON.stringify(one)).join('\n'), '').failedFiles).toEqual([
    'one.test.ts',
  ]);
});
