import { afterEach, beforeEach, expect, test } from 'vitest';
import type pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { openPool } from '../db/database.ts';
import { createLog } from '../log.ts';
import { holdLease } from './dead-nodes.ts';
import { openJobs } from './worker.ts';

const log = createLog('silent');
let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await freshDatabase();
  pool = openPool(database.url, { max: 4 });
  const utils = await openJobs(pool, log);
  await utils.addJob('consume', {});
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const begin = (runnerId: string) =>
  pool.query('update graphile_worker._private_jobs set locked_by = $1, locked_at = now()', [runnerId]);

const lease = (runnerId: string, underWay: readonly string[] = []) =>
  holdLease({ pool, log, runnerId, abandoned: [], underWay: () => underWay });

async function lockedBy(): Promise<string | null> {
  const { rows } = await pool.query<{ by: string | null }>(
    'select locked_by as by from graphile_worker._private_jobs',
  );
  return rows[0]?.by ?? null;
}

test('promise 77: a job of a runner that died is free as soon as another begins', async () => {
  await begin('pool-killed');
  const held = await lease('pool-next');
  expect(await lockedBy()).toBeNull();
  held.release();
});

test('a job of a runner that lives stays with it, its own too', async () => {
  const living = await lease('pool-living');
  await begin('pool-living');
  const next = await lease('pool-next');
  expect(await lockedBy()).toBe('pool-living');
  living.release();
  const again = await lease('pool-living');
  expect(await lockedBy()).toBe('pool-living');
  next.release();
  again.release();
});

test('a job that was handed to a runner which never heard of it is free again; one under way stays', async () => {
  await begin('pool-next');
  await pool.query("update graphile_worker._private_jobs set locked_at = now() - interval '31 seconds'");
  const { rows } = await pool.query<{ id: number }>('select id from graphile_worker._private_jobs');
  const working = await lease(
    'pool-next',
    rows.map(({ id }) => String(id)),
  );
  expect(await lockedBy()).toBe('pool-next');
  working.release();
  const unaware = await lease('pool-next');
  expect(await lockedBy()).toBeNull();
  unaware.release();
});
