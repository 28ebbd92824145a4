import { expect, test } from 'vitest';
import { givenCounts, longRunLine, notWhole } from './long-run.mjs';
import { promiseTable } from './promise-table.mjs';

const run = {
  commit: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432',
  at: '2026-11-29T12:00:00.000Z',
  minutes: 86,
  counts: { FUZZ_RUNS: '100' },
  passed: 8455,
  failed: 0,
};

test('a run says in one line how long ago it was, at which commit, and what it counted', () => {
  expect(longRunLine(run, new Date('2026-11-30T15:20:00.000Z'))).toBe(
    'The last long run passed 27 h ago at 9f8e7d6c: 8455 tests in 86 minutes.',
  );
  expect(longRunLine(run, new Date('2026-12-04T12:00:00.000Z'))).toContain('5 days ago');
  // The clock of another machine may be behind.
  expect(longRunLine(run, new Date('2026-11-29T11:00:00.000Z'))).toContain('0 h ago');
  expect(longRunLine(null, new Date())).toBe(
    'No long run in which all passed is written down in docs/long-run.json.',
  );
});

const whole = {
  stopped: false,
  left: [],
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
  ['it left out the tours', { left: ['the tours'] }],
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
