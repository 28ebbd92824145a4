import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPool } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/id.ts';
import { openJobs, startJobs } from '../../src/platform/jobs/worker.ts';
import { createLog } from '../../src/platform/log.ts';
import type { Consumer } from '../../src/platform/outbox/event.ts';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { type FaultyDatabase, faultyDatabase } from '../harness/faulty-database.ts';
import { recordPromise } from './record-promise.ts';

const rounds = Number(process.env['JOB_ROUNDS'] ?? 1);
const cutsPerRound = 4;
const log = createLog('silent');

let database: TestDatabase;
let proxy: FaultyDatabase;
let direct: pg.Pool;
beforeEach(async () => {
  database = await freshDatabase();
  proxy = await faultyDatabase();
  direct = openPool(database.url, { max: 4 });
});
afterEach(async () => {
  await direct.end();
  await proxy.close();
  await database.drop();
});

/** Jobs of 5 to 80 ms, so that some end at every instant of a fault. */
function runs() {
  const seen = new Set<string>();
  const consumer: Consumer = {
    name: 'test.run',
    on: [],
    run: async ({ eventId, payload }) => {
      await pause((payload as { readonly ms: number }).ms);
      seen.add(eventId);
    },
  };
  return { seen, consumer };
}

async function queue(amount: number): Promise<string[]> {
  const ids = Array.from({ length: amount }, () => newId());
  const specs = ids.map((eventId, at) => ({
    consumer: 'test.run',
    event: { eventId, name: 'test.happened', payload: { ms: 5 + (at % 16) * 5 }, createdAt: new Date() },
  }));
  for (const spec of specs)
    await direct.query("select graphile_worker.add_job('consume', $1::json)", [JSON.stringify(spec)]);
  return ids;
}

/** Cuts every connection of the jobs, lets none in for a moment, and heals; several times, in the middle of jobs. */
async function breakConnections(round: number): Promise<void> {
  for (let cut = 0; cut < cutsPerRound; cut += 1) {
    await queue(24);
    await pause(60 + ((round * 37 + cut * 53) % 120));
    proxy.set('refuse');
    await pause(100 + ((round * 71 + cut * 29) % 300));
    proxy.set('none');
  }
}

/** A pool of its own for every round: what an earlier one may have kept is not there any more. */
function faultyPool(): pg.Pool {
  const pool = openPool(proxy.through(database.url), { max: 8 });
  pool.on('error', () => undefined);
  return pool;
}

/** True when the jobs that are queued now are done within the time. */
async function worksWithin(ms: number, seen: ReadonlySet<string>): Promise<boolean> {
  const asked = await queue(3);
  for (const until = Date.now() + ms; Date.now() < until; await pause(50))
    if (asked.every((id) => seen.has(id))) return true;
  return false;
}

test(
  'promise 78: jobs go on by themselves after their connections broke while jobs were being completed',
  async () => {
    await openJobs(direct, log);
    const stuck: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { seen, consumer } = runs();
      const faulty = faultyPool();
      const jobs = await startJobs(faulty, log, [consumer], []);
      await breakConnections(round);
      if (!(await worksWithin(15_000, seen))) stuck.push(round);
      const stopped = await Promise.race([jobs.stop().then(() => true), pause(8_000, false)]);
      if (!stopped) stuck.push(round);
      void faulty.end();
      await direct.query('delete from graphile_worker._private_jobs');
    }
    recordPromise(78, rounds, new Set(stuck).size);
    expect(stuck).toEqual([]);
  },
  30_000 + rounds * 30_000,
);
