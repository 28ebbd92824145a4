import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { type Database, openDatabase, openPool, type Sought } from './database.ts';
import { isAmong, isNone } from './is-among.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  // One session, whose plans can be counted.
  db = openDatabase(openPool(database.url, { max: 1 }));
  await sql`create table thing as select gen_random_uuid() as id, n, n::text as name from generate_series(1, 2000) n`.execute(
    db,
  );
  await sql`alter table thing add primary key (id)`.execute(db);
  await sql`analyze thing`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const namesOf = async (ids: Sought<readonly string[]>) =>
  (
    await sql<{
      name: string;
    }>`select name from thing where id ${isAmong(ids, 'uuid')} order by n`.execute(db)
  ).rows.map(({ name }) => name);
const idsOf = async (most: number) =>
  (await sql<{ id: string }>`select id from thing where n <= ${most} order by n`.execute(db)).rows.map(
    ({ id }) => id,
  );

test('a list finds the same rows, whether it has none, one or many', async () => {
  const [first = '', second = ''] = await idsOf(2);
  expect(await namesOf([])).toEqual([]);
  expect(await namesOf([first])).toEqual(['1']);
  expect(await namesOf([first, second])).toEqual(['1', '2']);
});

test('ids are looked for in a subquery, of which no one knows whether it has any', async () => {
  const few = sql<readonly string[]>`(select array(select id from thing where n <= ${3}))`;
  expect(await namesOf(few)).toEqual(['1', '2', '3']);
  expect([isNone(few), isNone([]), isNone(['an id'])]).toEqual([false, true, false]);
});

test('a statement with a list of one is planned a few times and no more', async () => {
  const ids = await idsOf(30);
  for (const id of ids) expect(await namesOf([id])).toHaveLength(1);
  const { rows } = await sql<{ made: number }>`select custom_plans::int as made from pg_prepared_statements
    where statement like '%where id = $1::uuid order by n'`.execute(db);
  expect(rows.map(({ made }) => made <= 6)).toEqual([true]);
});
