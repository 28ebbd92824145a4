import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { beginning, containing, laterWordBeginning } from './like.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(openPool(database.url, { max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const names = ['100% Clean', '100 Cleaners', 'A_B Painters', 'AXB Painters', String.raw`C\D Movers`];
async function found(pattern: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from unnest(${names}::text[]) with ordinality as n (name, place)
    where name ilike ${pattern} order by place`.execute(db);
  return rows.map(({ name }) => name);
}

test('a text is found at the beginning, anywhere, and at the beginning of a later word', async () => {
  expect(await found(beginning('100'))).toEqual(['100% Clean', '100 Cleaners']);
  expect(await found(containing('painters'))).toEqual(['A_B Painters', 'AXB Painters']);
  expect(await found(laterWordBeginning('clean'))).toEqual(['100% Clean', '100 Cleaners']);
  expect(await found(laterWordBeginning('100'))).toEqual([]);
});

test('percent signs, underscores and backslashes stand for themselves', async () => {
  expect(await found(containing('%'))).toEqual(['100% Clean']);
  expect(await found(beginning('a_b'))).toEqual(['A_B Painters']);
  expect(await found(containing('\\'))).toEqual([String.raw`C\D Movers`]);
});
