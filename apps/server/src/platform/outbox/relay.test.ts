import { events } from '@nukkad/contract/events';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { type Database, openDatabase, openPool } from '../db/database.ts';
import { createLog } from '../log.ts';
import { consumer, when } from './consumer.ts';
import { type Relay, type RelayDependencies, startRelay } from './relay.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
const started: Relay[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.url, { max: 4 });
  db = openDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => sql`truncate outbox`.execute(db));
afterEach(async () => {
  for (const relay of started.splice(0)) await relay.stop();
});

/** A shared machine may stall for seconds. */
const soon = { timeout: 20_000 };
const { paid, failed } = payoutEvents;
/** A server of before a deploy: it knows an older version of one event, and nothing of another. */
const older = (old: string, unknown = '') =>
  events
    .filter(({ name }) => name !== unknown)
    .map(({ name, version }) => ({ name, version: name === old ? version - 1 : version }));

/** A timer reads the facts where the job is queued. */
const reminder = consumer(
  'test.remind',
  when(paid, { at: () => new Date('2031-01-01T00:00:00Z'), run: async () => undefined }),
);

function aNode(more: Partial<RelayDependencies> = {}) {
  const heard: string[] = [];
  const queued: string[] = [];
  const relay = startRelay({
    db,
    log: createLog('silent'),
    consumers: [reminder],
    emit: (messages) => heard.push(...messages.flatMap(({ rooms }) => rooms)),
    addJobs: async (specs) => {
      queued.push(...specs.map(({ jobKey }) => String(jobKey)));
      return [];
    },
    telling: null,
    ...more,
  });
  started.push(relay);
  return { heard, queued, relay };
}

let written = 0;
/** Written in this order; answers its id. */
async function aFact(
  { name, version }: { readonly name: string; readonly version: number },
  organisationId: string,
  createdAt = new Date(Date.now() - 60_000 + written),
): Promise<string> {
  written += 1;
  const eventId = randomUUID();
  const facts = { payoutId: randomUUID(), organisationId, amountPaise: 100 };
  await sql`insert into outbox (event_id, name, version, payload, created_at)
    values (${eventId}, ${name}, ${version}, ${JSON.stringify(facts)}, ${createdAt})`.execute(db);
  return eventId;
}
const waiting = async () => {
  const { rows } = await sql<{ id: string }>`select event_id as id from outbox
    where relayed_at is null order by created_at`.execute(db);
  return rows.map(({ id }) => id);
};
const rooms = (...organisations: readonly string[]) =>
  organisations.flatMap((one) => [`money:${one}`, 'office']);

test('an old node tells what it knows, and leaves a newer version to a node that knows it', async () => {
  await aFact(failed, 'before');
  const newer = await aFact(paid, 'newer');
  await aFact(failed, 'after');
  const old = aNode({ events: older(paid.name) });
  await expect.poll(waiting, soon).toEqual([newer]);
  expect(old.heard).toEqual(rooms('before', 'after'));
  expect(old.queued).toEqual([]);

  const present = aNode();
  await expect.poll(waiting, soon).toEqual([]);
  await expect.poll(() => present.heard, soon).toEqual(rooms('newer'));
  expect(present.queued).toEqual([`${newer}:test.remind`]);
  expect(old.heard).toEqual(rooms('before', 'after'));
});

test('a version that is newer than the contract of this node stays where it is, with its timer', async () => {
  const newer = await aFact({ ...paid, version: paid.version + 1 }, 'newer');
  await aFact(failed, 'known');
  const node = aNode();
  await expect.poll(() => node.heard, soon).toEqual(rooms('known'));
  expect([node.queued, await waiting()]).toEqual([[], [newer]]);
});

test('more of them than a batch holds stand before no other event', async () => {
  for (let many = 0; many < 205; many += 1) await aFact(paid, 'newer');
  await aFact(failed, 'after');
  const old = aNode({ events: older(paid.name) });
  await expect.poll(() => old.heard, soon).toEqual(rooms('after'));
  expect(await waiting()).toHaveLength(205);
});

test('an event that an old node has no name for is left likewise; one whose name went away is waited for no longer', async () => {
  const fresh = await aFact(paid, 'new');
  await aFact(paid, 'long ago', new Date(Date.now() - 2 * 3_600_000));
  aNode({ events: older('', paid.name), consumers: [] });
  await expect.poll(waiting, soon).toEqual([fresh]);
});

test('an event whose facts cannot be read takes no message of another along', async () => {
  const broken = randomUUID();
  await sql`insert into outbox (event_id, name, version, payload, created_at)
    values (${broken}, ${failed.name}, ${failed.version}, '{"organisationId": 7}', ${new Date(Date.now() - 60_000)})`.execute(
    db,
  );
  await aFact(failed, 'whole');
  const node = aNode();
  await expect.poll(() => node.heard, soon).toEqual(rooms('whole'));
  expect(await waiting()).toEqual([]);
});
