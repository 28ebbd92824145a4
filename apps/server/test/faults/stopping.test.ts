import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { expectWithin } from '../harness/expect-within.ts';
import { aHousehold, openForTest, withoutSeeding } from './households.ts';
import { recordPromise } from './record-promise.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const stops = Number(process.env['STOPS'] ?? 1);
const exitLimitMs = 10_000;
const callers = 12;

let database: TestDatabase;
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.kill('SIGKILL');
  await database.drop();
});

interface Asked {
  readonly at: number;
  readonly ended: number;
  readonly status: number;
}

/** Asks again and again on a connection that is kept, as browsers and proxies do. */
function keepAsking(url: string, amount: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: amount });
  const asked: Asked[] = [];
  let stopping = false;
  const ask = () =>
    new Promise<void>((resolve) => {
      const at = performance.now();
      const done = (status: number) => {
        asked.push({ at, ended: performance.now(), status });
        resolve();
      };
      http
        .get(`${url}/api/service/search?pincode=560038`, { agent }, (answer) => {
          answer.resume().once('end', () => done(answer.statusCode ?? 0));
          answer.once('error', () => done(0));
        })
        .once('error', () => done(0));
    });
  const lives = Array.from({ length: amount }, async () => {
    while (!stopping) {
      await ask();
      await pause(5);
    }
  });
  return {
    asked,
    stop: async () => {
      stopping = true;
      await Promise.all(lives);
      agent.destroy();
    },
  };
}

const connected = (socket: Socket) =>
  new Promise<void>((resolve) => void socket.once('connect', () => resolve()));

test(
  'promise 83: asked to stop, it answers started calls and exits, whatever connections are open',
  async () => {
    database = await freshDatabase();
    const { db, pool } = openForTest(database.url);
    await withoutSeeding(db);
    const household = await aHousehold(db);
    const port = await freePort();
    const failed: Asked[] = [];
    const seconds: number[] = [];
    let attempts = 0;
    for (let stop = 0; stop < stops; stop += 1) {
      server = await startServer(port, { DATABASE_URL: database.url, SEED_SCALE: 'none' });
      const sockets = ['websocket', 'polling'].map((transport) =>
        io(server?.url ?? '', {
          transports: [transport],
          auth: { token: household.accessToken },
          reconnection: false,
        }),
      );
      await Promise.all(sockets.map(connected));
      const load = keepAsking(server.url, callers);
      const idle = new http.Agent({ keepAlive: true });
      await new Promise<void>(
        (resolve) =>
          void http.get(`${server?.url}/health`, { agent: idle }, (answer) =>
            answer.resume().once('end', resolve),
          ),
      );
      // The first answers of a process are slow: many calls are under way only after them.
      for (const until = Date.now() + 10_000; Date.now() < until && load.asked.length < 2 * callers; )
        await pause(50);
      await pause(400);

      const began = performance.now();
      expect(await server.kill('SIGTERM')).toBe(0);
      seconds.push((performance.now() - began) / 1000);
      await load.stop();
      idle.destroy();
      for (const socket of sockets) socket.disconnect();
      const begun = load.asked.filter(({ at }) => at < began);
      attempts += begun.length;
      // Before the stop a machine without time may have shed some, which is an answer too.
      const shed = ({ ended, status }: Asked) => status === 503 && ended < began;
      failed.push(...begun.filter((one) => one.status !== 200 && !shed(one)));
    }
    recordPromise(83, attempts, failed.length);
    expect(failed).toEqual([]);
    expect(attempts).toBeGreaterThan(callers * stops);
    expectWithin(Math.max(...seconds) * 1000, exitLimitMs / 2);
    await pool.end();
  },
  60_000 + stops * 20_000,
);
