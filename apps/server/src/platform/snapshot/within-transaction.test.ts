import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { type Database, type Reader, openDatabase, openPool } from '../db/database.ts';
import { inTransaction } from '../db/pipeline.ts';
import { type Snapshots, openSnapshots } from './snapshots.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
let snapshots: Snapshots;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.url, { max: 6 });
  db = openDatabase(pool);
  snapshots = openSnapshots(db);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const setMarker = (days: number) =>
  sql`insert into setting (key, valid_from, value, why) values ('test.marker', '2020-01-01', ${{ days }}::jsonb, 'A test.')
    on conflict (key, scope, valid_from) do update set value = excluded.value`.execute(db);

async function readMarker(reader: Reader): Promise<number> {
  const { rows } = await sql<{ days: number }>`select (value ->> 'days')::int as days from setting
    where key = 'test.marker'`.execute(reader);
  return rows[0]?.days ?? 0;
}

test('a transaction uses what is held at the version that holds now, and reads the rows itself where it is another', async () => {
  let loads = 0;
  const marker = snapshots.whole('setting', async (reader) => {
    loads += 1;
    return readMarker(reader);
  });
  const inside = () => inTransaction(db, (tx) => marker(tx));
  await setMarker(1);
  expect(await inside()).toBe(1);
  await expect.poll(() => marker()).toBe(1);
  loads = 0;
  expect(await inside()).toBe(1);
  expect(loads).toBe(0);
  await setMarker(2);
  expect(await inside()).toBe(2);
});

test('the database itself is no transaction: what is held is used, and what changed since is seen', async () => {
  let loads = 0;
  const marker = snapshots.whole('skill', async (reader) => {
    loads += 1;
    return readMarker(reader);
  });
  const setSkill = () => sql`update skill set version = version + 1 where skill_id = 'plumber'`.execute(db);
  await setMarker(7);
  for (let change = 1; change <= 3; change += 1) {
    await setSkill();
    for (let nth = 0; nth < 4; nth += 1) expect(await marker(db)).toBe(7);
    expect(loads).toBe(change);
    for (let nth = 0; nth < 4; nth += 1) expect(await inTransaction(db, (tx) => marker(tx))).toBe(7);
    expect(loads).toBe(change);
  }
});

test('a transaction that asks while a change commits sees the rows of before or of after, never older ones', async () => {
  const marker = snapshots.whole('setting', readMarker);
  await setMarker(1);
  const seen: [number, number][] = [];
  let committed = 1;
  let writing = true;
  const write = async () => {
    // A busy machine reads seldom: the writer goes on until enough was read.
    for (let days = 2; days <= 40 || seen.length <= 5; days += 1) {
      await setMarker(days);
      committed = days;
    }
    writing = false;
  };
  const read = async () => {
    while (writing) {
      const before = committed;
      seen.push([before, await inTransaction(db, (tx) => marker(tx))]);
    }
  };
  await Promise.all([write(), read(), read(), read()]);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.filter(([before, days]) => days < before)).toEqual([]);
});

test('with all connections in transactions none waits for another one', async () => {
  const marker = snapshots.whole('setting', readMarker);
  await setMarker(20);
  const all = Array.from({ length: 24 }, () => inTransaction(db, (tx) => marker(tx)));
  expect(new Set(await Promise.all(all))).toEqual(new Set([20]));
});
