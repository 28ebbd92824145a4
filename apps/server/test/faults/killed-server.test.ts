import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import {
  aHousehold,
  aMarket,
  audit,
  changedAnswers,
  liveThrough,
  openForTest,
  withoutSeeding,
} from './households.ts';
import { misplaced } from './moved-visits.ts';
import { recordPromise } from './record-promise.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const bookingsPerCycle = 8;
const cycles = Number(process.env['CRASH_CYCLES'] ?? 1);

let database: TestDatabase;
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.kill('SIGKILL');
  await database.drop();
});

test(
  'promise 77: what a killed server had said yes to is there once, and goes on after the next start',
  async () => {
    database = await freshDatabase();
    const { db, pool } = openForTest(database.url);
    await withoutSeeding(db);
    const serviceId = await aMarket(db, 8);
    const households = await Promise.all(Array.from({ length: 8 }, () => aHousehold(db)));
    const port = await freePort();
    const start = () => startServer(port, { DATABASE_URL: database.url, SEED_SCALE: 'none' });
    server = await start();
    const life = liveThrough(server.url, serviceId, households, { moving: true });
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await life.more(bookingsPerCycle);
      await pause((37 * cycle) % 50);
      await server.kill('SIGKILL');
      server = await start();
    }
    await life.more(bookingsPerCycle);
    await life.stop();

    const found = await audit(db, life);
    const changed = await changedAnswers(server.url, households, life);
    const elsewhere = await misplaced(db, life.moved);
    recordPromise(77, found.acknowledged + life.moved.size, found.lost + found.doubled + changed + elsewhere);
    expect(life.moved.size).toBeGreaterThan(0);
    expect(found.acknowledged).toBeGreaterThanOrEqual(cycles * bookingsPerCycle);
    const { lost, doubled } = found;
    expect({ lost, doubled, changed, elsewhere }).toEqual({ lost: 0, doubled: 0, changed: 0, elsewhere: 0 });
    await expect.poll(() => stillWaiting(db), { timeout: 30_000 }).toBe(0);
    await pool.end();
  },
  120_000 + cycles * 30_000,
);

/** Bookings for which no partner was searched: their job was lost with its server. */
async function stillWaiting(db: Parameters<typeof audit>[0]): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from booking where status = 'Booked'`.execute(db);
  return rows[0]?.count ?? -1;
}
