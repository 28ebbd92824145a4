import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { type Reader, openDatabase, openPool } from './database.ts';
import { statementNames } from './prepare.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

/** An idle connection that ends with its database is no fault of a test. */
function aPool() {
  const pool = openPool(database.url, { max: 1 });
  return pool;
}

test('a repeated statement is prepared, once, and answers the same', async () => {
  const pool = aPool();
  const db = openDatabase(pool);
  for (let number = 1; number <= 5; number += 1) {
    const { rows } = await sql<{ sum: number }>`select ${number}::int + 1 as sum`.execute(db);
    expect(rows).toEqual([{ sum: number + 1 }]);
  }
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select $1::int + 1 as sum' }]);
  await pool.end();
});

test('a prepared statement that fails says why, and the connection goes on', async () => {
  const pool = aPool();
  const db = openDatabase(pool);
  const divide = (by: number) => sql`select 1 / ${by}::int as part`.execute(db);
  for (const by of [1, 1, 1, 1]) await divide(by);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  await expect(divide(1)).resolves.toMatchObject({ rows: [{ part: 1 }] });
  await pool.end();
});

test('answered again and again its rows are the same, with columns of every kind, and without rows', async () => {
  const pool = aPool();
  const db = openDatabase(pool);
  await sql`create table note (id int, at timestamptz, facts jsonb, tags text[], price bigint, text text)`.execute(
    db,
  );
  const at = new Date('2026-11-22T10:00:00.000Z');
  for (let id = 1; id <= 5; id += 1) {
    const added =
      await sql`insert into note values (${id}, ${at}, ${'{"a": 1}'}::jsonb, ${['x', 'y']}, 3, null)`.execute(
        db,
      );
    expect(added).toMatchObject({ numAffectedRows: 1n, rows: [] });
    const { rows } = await sql`select *, id as number from note where id <= ${id} order by id`.execute(db);
    expect(rows).toEqual(
      Array.from({ length: id }, (_, index) => ({
        id: index + 1,
        at,
        facts: { a: 1 },
        tags: ['x', 'y'],
        price: 3,
        text: null,
        number: index + 1,
      })),
    );
  }
  await pool.end();
});

test('of two connections each knows the columns of its own statements', async () => {
  const pool = openPool(database.url, { max: 2 });
  const db = openDatabase(pool);
  await sql`create table note (id int)`.execute(db);
  const find = (reader: Reader) => sql`select * from note where ${1}::int = 1`.execute(reader);
  await sql`insert into note values (7)`.execute(db);
  await db.connection().execute(async (first) => {
    for (let times = 0; times < 4; times += 1) await find(first);
    await sql`alter table note add column text text default 'new'`.execute(db);
    const { rows } = await find(db);
    expect(rows).toEqual([{ id: 7, text: 'new' }]);
    await expect(find(first)).rejects.toMatchObject({ code: '0A000' });
  });
  await pool.end();
});

test('names come to an end, and a text never gets two', () => {
  const nameOf = statementNames();
  const name = (text: string) => [1, 2, 3].map(() => nameOf(text)).at(-1);
  const first = name('select 1');
  for (let made = 0; made < 2_000; made += 1) name(`select ${made} + $1`);
  expect(first).not.toBeNull();
  expect(nameOf('select 1')).toBe(first);
  expect(nameOf('select 1999 + $1')).toBeNull();
});

test('a pool that does nearly everything within minutes may name more', () => {
  const nameOf = statementNames(1_000);
  const name = (text: string) => [1, 2, 3].map(() => nameOf(text)).at(-1);
  const names = Array.from({ length: 1_001 }, (_, made) => name(`select ${made} + $1`));
  expect(new Set(names.slice(0, 1_000)).size).toBe(1_000);
  expect(names.slice(0, 1_000)).not.toContain(null);
  expect(names.at(-1)).toBeNull();
});
