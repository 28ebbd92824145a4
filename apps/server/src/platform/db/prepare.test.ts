import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { openDatabase, openPool } from './database.ts';
import { statementNames } from './prepare.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

test('a repeated statement is prepared, once, and answers the same', async () => {
  const pool = openPool(database.url, { max: 1 });
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
  const pool = openPool(database.url, { max: 1 });
  const db = openDatabase(pool);
  const divide = (by: number) => sql`select 1 / ${by}::int as part`.execute(db);
  for (const by of [1, 1, 1, 1]) await divide(by);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  await expect(divide(1)).resolves.toMatchObject({ rows: [{ part: 1 }] });
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
