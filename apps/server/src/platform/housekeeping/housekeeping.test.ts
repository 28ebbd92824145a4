import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { testClock } from '../../../test/harness/test-clock.ts';
import { type Database, openDatabase, openPool } from '../db/database.ts';
import { ensureMonthPartitions } from '../db/month-partitions.ts';
import { createLog } from '../log.ts';
import { folderStorage } from '../storage/folder.ts';
import { housekeepingDefaults } from './housekeeping.rules.ts';
import { getHousekeepingRules } from './housekeeping.store.ts';
import { housekeepingCron } from './index.ts';
import { sweep } from './sweep.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
const now = new Date('2031-05-15T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.url, { max: 4 });
  db = openDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => sql`truncate outbox, idempotency_key, consumed_event`.execute(db));

const parents = [
  'audit_link',
  'audit_log',
  'ledger_entry',
  'ledger_transaction',
  'message',
  'notice_delivery',
  'notification',
  'outbox',
];

const partitionsOf = async (parent: string) => {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = ${parent}::regclass order by name`.execute(db);
  return rows.map(({ name }) => name);
};
const anEvent = async (at: Date, relayedAt: Date | null = at) =>
  sql`insert into outbox (event_id, name, payload, created_at, relayed_at)
    values (${randomUUID()}, 'test.happened', '{}', ${at}, ${relayedAt})`.execute(db);
const whereEventsLie = async () => {
  const { rows } = await sql<{
    name: string;
  }>`select tableoid::regclass::text as name from outbox order by created_at`.execute(db);
  return rows.map(({ name }) => name);
};

test('a migrated database has months ahead for every table that only grows', async () => {
  const thisMonth = new Date().toISOString().slice(0, 7).replace('-', '_');
  for (const parent of parents) {
    const names = await partitionsOf(parent);
    expect(names).toContain(`${parent}_${thisMonth}`);
    expect(names.filter((name) => /_\d{4}_\d{2}$/.test(name)).length).toBeGreaterThanOrEqual(6);
  }
});

test('months are made once, two nodes at a time, and rows go to their own', async () => {
  const made = await Promise.all([1, 2, 3].map(() => ensureMonthPartitions(pool, now, 2)));
  expect(made.toSorted()).toEqual([0, 0, parents.length * 5]);
  for (const at of [
    '2031-04-30T23:59:59.999Z',
    '2031-05-01T00:00:00.000Z',
    '2031-07-31T23:59:59.999Z',
    '2032-01-01T00:00:00Z',
  ])
    await anEvent(new Date(at));
  expect(await whereEventsLie()).toEqual([
    'outbox_2031_04',
    'outbox_2031_05',
    'outbox_2031_07',
    'outbox_default',
  ]);
});

test('a month that lives in the default partition already stays there, and the next ones are made', async () => {
  await anEvent(new Date('2033-01-20T00:00:00.000Z'));
  const made = await ensureMonthPartitions(pool, new Date('2033-01-21T00:00:00.000Z'), 1);
  expect(made).toBe(parents.length * 4 - 1);
  await anEvent(new Date('2033-01-22T00:00:00.000Z'));
  await anEvent(new Date('2033-02-01T00:00:00.000Z'));
  expect(await whereEventsLie()).toEqual(['outbox_default', 'outbox_default', 'outbox_2033_02']);
});

test('a month of the audit log is append-only as its parent is', async () => {
  await ensureMonthPartitions(pool, now, 0);
  await sql`insert into audit_log (audit_id, at, actor_kind, action, subject_kind, subject_id)
    values (${randomUUID()}, ${now}, 'System', 'test.try', 'test', '1')`.execute(db);
  for (const change of [sql`delete from audit_log`, sql`update audit_log_2031_05 set action = 'test.other'`])
    await expect(change.execute(db)).rejects.toThrow('append-only');
});

test('old months are dropped whole, but none in which an event waits', async () => {
  await ensureMonthPartitions(pool, new Date('2031-02-10T00:00:00.000Z'), 3);
  for (const at of ['2031-01-10', '2031-02-10', '2031-03-10', '2031-04-20', '2031-05-10'])
    await anEvent(new Date(at));
  const waiting = new Date('2031-02-11T00:00:00.000Z');
  await anEvent(waiting, null);
  const swept = await sweep(db, now, housekeepingDefaults);
  expect(swept.outboxPartitions).toBeGreaterThanOrEqual(2);
  const left = await partitionsOf('outbox');
  expect(left).toEqual(
    expect.arrayContaining(['outbox_2031_02', 'outbox_2031_04', 'outbox_2031_05', 'outbox_default']),
  );
  expect(left).not.toContain('outbox_2031_01');
  expect(left).not.toContain('outbox_2031_03');
  expect(await whereEventsLie()).toHaveLength(4);
});

test('a transaction on the outbox and the dropping of a month never wait for each other', async () => {
  await ensureMonthPartitions(pool, new Date('2031-01-10T00:00:00.000Z'), 0);
  const reader = await pool.connect();
  await reader.query('begin');
  // A statement locks the parent when it is parsed and the months when it is planned: this test pauses it between the
  // two.
  await reader.query('lock table only outbox in row share mode');
  const sweeping = sweep(db, now, housekeepingDefaults);
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted and relation in
        (select oid from pg_class where relname ~ '^outbox')`.execute(db);
      return rows.length;
    })
    .toBe(1);
  await reader.query('select 1 from outbox limit 1');
  await reader.query('commit');
  reader.release();
  await sweeping;
  expect(await partitionsOf('outbox')).not.toContain('outbox_2031_01');
});

test('what lies in the default partition is deleted when it was relayed and is old', async () => {
  await anEvent(new Date('2020-01-01T00:00:00.000Z'));
  await anEvent(new Date('2020-01-02T00:00:00.000Z'), null);
  expect(await sweep(db, now, housekeepingDefaults)).toMatchObject({ outboxRows: 1 });
  expect(await whereEventsLie()).toEqual(['outbox_default']);
});

test('promise 19: an idempotency key is kept for two days, and a counted event for its own time', async () => {
  const aKey = (key: string, at: Date) =>
    sql`insert into idempotency_key (owner, key, operation, request_hash, status, answer, created_at)
      values ('somebody', ${key}, 'POST /x', 'hash', 200, '{}', ${at})`.execute(db);
  const anHour = 3_600_000;
  await aKey('key-of-47-hours', new Date(now.getTime() - 47 * anHour));
  await aKey('key-of-49-hours', new Date(now.getTime() - 49 * anHour));
  for (const at of [daysAgo(89), daysAgo(91)])
    await sql`insert into consumed_event values ('test.count', ${randomUUID()}, ${at})`.execute(db);
  expect(await sweep(db, now, housekeepingDefaults)).toMatchObject({ idempotencyKeys: 1, consumedEvents: 1 });
  const { rows } = await sql<{ key: string }>`select key from idempotency_key`.execute(db);
  expect(rows).toEqual([{ key: 'key-of-47-hours' }]);
});

test('an encrypted body that was accepted is remembered for longer than its time is believed', async () => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (const [digest, minutes] of [
    ['of five minutes', 5],
    ['of seven minutes', 7],
  ] as const)
    await sql`insert into seen_payload values (${Buffer.from(digest)}, ${minutesAgo(minutes)})`.execute(db);
  expect(await sweep(db, now, housekeepingDefaults)).toMatchObject({ seenPayloads: 1 });
  const { rows } = await sql<{ digest: Buffer }>`select digest from seen_payload`.execute(db);
  expect(rows.map(({ digest }) => digest.toString())).toEqual(['of five minutes']);
});

test('more than one batch is swept', async () => {
  await sql`insert into idempotency_key (owner, key, operation, request_hash, status, answer, created_at)
    select 'somebody', 'key-' || lpad(n::text, 8, '0'), 'POST /x', 'hash', 200, '{}', ${daysAgo(3)} from generate_series(1, 12001) n`.execute(
    db,
  );
  expect(await sweep(db, now, housekeepingDefaults)).toMatchObject({ idempotencyKeys: 12_001 });
});

test('the cron entries do both by the dated setting', async () => {
  await sql`insert into setting values ('platform.housekeeping', '*', ${daysAgo(1)}, '{"monthsAhead": 8, "idempotencyHours": 24}', 'test')`.execute(
    db,
  );
  expect(await getHousekeepingRules(db, now)).toEqual({
    ...housekeepingDefaults,
    monthsAhead: 8,
    idempotencyHours: 24,
  });
  const entries = housekeepingCron({
    db,
    pool,
    clock: testClock(now),
    log: createLog('silent'),
    storage: folderStorage('/nowhere'),
    kept: [],
  });
  expect(entries.map(({ name }) => name)).toEqual([
    'platform.make_partitions',
    'platform.sweep',
    'platform.sweep_files',
    'platform.seal_files',
  ]);
  for (const { run } of entries) await run();
  expect(await partitionsOf('outbox')).toContain('outbox_2032_01');
});
