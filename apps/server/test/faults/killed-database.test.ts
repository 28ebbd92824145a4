import { getCart } from '@nukkad/contract/market/booking/booking.api';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  aHousehold,
  aMarket,
  audit,
  bookingAsOftenAsTheyLike,
  changedAnswers,
  clientOf,
  liveThrough,
  openForTest,
} from './households.ts';
import { expectWithin } from '../harness/expect-within.ts';
import { scratchFolder } from '../harness/scratch.ts';
import { recordPromise } from './record-promise.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const cycles = Number(process.env['CRASH_CYCLES'] ?? 1);
const bookingsPerCycle = 8;
const recoveryLimitMs = 10_000;

let folder: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(scratchFolder(), 'killed-database-'));
  // The database's own account must be able to enter.
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await server?.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const fileOf = async (name: string) => (await readFile(path.join(folder, 'postgres', name), 'utf8')).trim();

async function urlOfDatabase(): Promise<string> {
  const password = encodeURIComponent(await fileOf('password'));
  return `postgresql://nukkad:${password}@127.0.0.1:${await fileOf('port')}/nukkad`;
}

async function killDatabase(): Promise<void> {
  const [pid] = (await fileOf('cluster/postmaster.pid')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** From now until the server can do its work again: a cart is read from the database, where a probe tells what was found before. */
async function recovery(client: ReturnType<typeof clientOf>): Promise<number> {
  const began = performance.now();
  const answers = async () =>
    client.ask(getCart).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await answers())) await pause(50);
  return performance.now() - began;
}

test(
  'promise 78: a killed database comes back by itself, and nothing that was said yes to is lost',
  async () => {
    server = await startServer(await freePort(), { DATA_DIR: folder, SEED_SCALE: 'small' });
    const { db, pool } = openForTest(await urlOfDatabase());
    await bookingAsOftenAsTheyLike(db);
    const serviceId = await aMarket(db, 8);
    const households = await Promise.all(Array.from({ length: 8 }, () => aHousehold(db)));
    const life = liveThrough(server.url, serviceId, households);
    const client = clientOf(server.url, households[0] ?? (await aHousehold(db)));
    const recoveries: number[] = [];
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await life.more(bookingsPerCycle);
      await killDatabase();
      await pause(100);
      recoveries.push(await recovery(client));
    }
    await life.more(bookingsPerCycle);
    await life.stop();

    const found = await audit(db, life);
    const changed = await changedAnswers(server.url, households, life);
    const strange = [...life.statuses.keys()].filter((status) => ![200, 201, 409, 503].includes(status));
    recordPromise(78, found.acknowledged, found.lost + found.doubled + changed + strange.length);
    expect({ ...found, changed, strange }).toMatchObject({ lost: 0, doubled: 0, changed: 0, strange: [] });
    expect(found.acknowledged).toBeGreaterThanOrEqual(cycles * bookingsPerCycle);
    expectWithin(Math.max(...recoveries), recoveryLimitMs);
    expect(server.child.exitCode).toBeNull();
    await pool.end();
  },
  120_000 + cycles * 15_000,
);
