import { expect, test } from 'vitest';
import type pg from 'pg';
import { type Known, readinessOf, watchJobs } from './readiness.ts';

const fine: Known = { runners: 1, oldestDueMs: 0, upMs: 3_600_000, unseenMs: 0 };

test('a node whose database answers and whose jobs run is ready', () => {
  expect(readinessOf(fine)).toEqual({ ready: true, database: true, jobs: 'ok', oldestDueSeconds: 0 });
});

test('without a database it is not ready, and nothing is known of the jobs', () => {
  expect(readinessOf(null)).toMatchObject({ ready: false, database: false, jobs: 'unknown' });
});

test('it is ready while workers restart, and not when no node has run jobs for a minute', () => {
  expect(readinessOf({ ...fine, runners: 0, unseenMs: 59_000 }).ready).toBe(true);
  expect(readinessOf({ ...fine, runners: 0, unseenMs: 61_000 })).toMatchObject({
    ready: false,
    jobs: 'no_runner',
  });
});

test('a job that waits for more than two minutes makes it not ready, unless it has only just started', () => {
  expect(readinessOf({ ...fine, oldestDueMs: 119_000 }).ready).toBe(true);
  expect(readinessOf({ ...fine, oldestDueMs: 121_000 })).toMatchObject({ ready: false, jobs: 'late' });
  expect(readinessOf({ ...fine, oldestDueMs: 8 * 3_600_000, upMs: 5_000 }).ready).toBe(true);
});

test('a probe is answered by what is known, also while the database keeps a question waiting', async () => {
  let asked = 0;
  const answers = { rows: [{ runners: 1, oldestDueMs: 0 }] };
  const query = () => {
    asked += 1;
    return asked === 1 ? Promise.resolve(answers) : new Promise(() => undefined);
  };
  const watch = watchJobs({ query } as unknown as pg.Pool);
  const first = await watch.known();
  expect(first).toMatchObject({ runners: 1, oldestDueMs: 0 });
  void watch.look();
  expect([await watch.known(), await watch.known(), asked]).toEqual([first, first, 2]);
});
