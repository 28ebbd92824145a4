import { afterEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { type FrontProxy, frontProxy } from './front-proxy.ts';
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
const cycles = Number(process.env['NODE_CYCLES'] ?? 1);
const professionals = 3;
const callers = 12;

let database: TestDatabase;
let proxy: FrontProxy | undefined;
let nodes: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.kill('SIGKILL')));
  await proxy?.close();
  await database.drop();
});

test(
  `promises 1, 4 and 19: ${callers} households book ${professionals} professionals by two nodes, of which one dies at times`,
  async () => {
    database = await freshDatabase();
    const { db, pool } = openForTest(database.url);
    await withoutSeeding(db);
    const serviceId = await aMarket(db, professionals);
    const households = await Promise.all(Array.from({ length: callers }, () => aHousehold(db)));
    const ports = [await freePort(), await freePort()];
    const start = (port: number) => startServer(port, { DATABASE_URL: database.url, SEED_SCALE: 'none' });
    nodes = await Promise.all(ports.map(start));
    proxy = await frontProxy(nodes.map(({ url }) => url));
    const life = liveThrough(proxy.url, serviceId, households, { moving: true });
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await life.more(bookingsPerCycle);
      const at = cycle % nodes.length;
      await nodes[at]?.kill('SIGKILL');
      await life.more(bookingsPerCycle / 2);
      nodes[at] = await start(ports[at] ?? 0);
    }
    await life.more(bookingsPerCycle);
    await life.stop();

    const found = await audit(db, life);
    const changed = await changedAnswers(proxy.url, households, life);
    const elsewhere = await misplaced(db, life.moved);
    const wrong = found.lost + found.doubled + changed + elsewhere;
    recordPromise('1, 4, 19', life.tries.length + life.moved.size, wrong);
    expect(Math.min(...proxy.answered)).toBeGreaterThan(10);
    // Three of the twelve have an hour; the others are told so.
    expect(life.statuses.get(409)).toBeGreaterThan(0);
    expect(life.moved.size).toBeGreaterThan(0);
    expect({ ...found, changed, elsewhere }).toMatchObject({ lost: 0, doubled: 0, changed: 0, elsewhere: 0 });
    await pool.end();
  },
  90_000 + cycles * 45_000,
);
