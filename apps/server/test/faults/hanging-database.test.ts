import { searchServices } from '@nukkad/contract/market/catalog/catalog.api';
import { fillCart, getCart } from '@nukkad/contract/market/booking/booking.api';
import { afterEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { expectWithin, isTimed } from '../harness/expect-within.ts';
import { type FaultyDatabase, faultyDatabase } from '../harness/faulty-database.ts';
import { aHousehold, aMarket, clientOf, openForTest, withoutSeeding } from './households.ts';
import { recordPromise } from './record-promise.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const callers = Number(process.env['RACE_CALLERS'] ?? 40);
const answerLimitMs = 10_000;
const healLimitMs = 5_000;

let database: TestDatabase;
let proxy: FaultyDatabase;
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.kill('SIGKILL');
  await proxy.close();
  await database.drop();
});

/** The status and the milliseconds it took; 0 where there was no answer. */
async function timed(call: () => Promise<{ status: number }>) {
  const began = performance.now();
  const status = await call().then(
    (answer) => answer.status,
    () => 0,
  );
  return { status, ms: performance.now() - began };
}

test('promise 79: with a database that hangs all callers get 503 within ten seconds, and it recovers', async () => {
  database = await freshDatabase();
  proxy = await faultyDatabase();
  const { db, pool } = openForTest(database.url);
  await withoutSeeding(db);
  const serviceId = await aMarket(db, 1);
  const household = await aHousehold(db);
  server = await startServer(await freePort(), {
    DATABASE_URL: proxy.through(database.url),
    SEED_SCALE: 'none',
  });
  const client = clientOf(server.url, household);
  const options = { lines: [{ serviceId, quantity: 1 }], addressId: household.addressId };
  const readCart = () => client.ask(getCart);
  const calls = [
    readCart,
    () => client.ask(searchServices, { query: { pincode: '560038' } }),
    () => client.ask(fillCart, { body: options }),
  ];
  const readiness = async () => (await timed(() => client.get('/ready'))).status;
  expect((await timed(() => client.ask(fillCart, { body: options }))).status).toBe(200);

  proxy.set('hang');
  const hung = await Promise.all(
    Array.from({ length: callers }, (_, at) => timed(calls[at % calls.length] ?? readCart)),
  );
  // A probe is told what was found within the last seconds, and is never held up itself.
  await expect.poll(readiness, { timeout: 60_000, interval: 200 }).toBe(503);
  proxy.set('none');
  const healing = performance.now();
  await expect.poll(async () => (await timed(readCart)).status, { timeout: 60_000, interval: 50 }).toBe(200);
  const healed = performance.now() - healing;

  const wrong = hung.filter(({ status, ms }) => status !== 503 || (isTimed && ms > answerLimitMs));
  recordPromise(79, hung.length, wrong.length);
  expect(wrong).toEqual([]);
  expectWithin(healed, healLimitMs);
  await expect.poll(readiness, { timeout: 60_000, interval: 200 }).toBe(200);
  expect((await timed(() => client.get('user/myProfile/nothing'))).status).toBe(404);
  await pool.end();
}, 180_000);
