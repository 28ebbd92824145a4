import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from './harness/database.ts';

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a fresh database is migrated, and what one writes the other does not see', async () => {
  databases.push(await freshDatabase(), await freshDatabase());
  const [one, other] = databases.map(({ url }) => url) as [string, string];

  expect(await query(one, 'SELECT 1 FROM schema_migration LIMIT 1')).toHaveLength(1);
  await query(one, 'CREATE TABLE mark (id int)');
  expect(await query(one, "SELECT to_regclass('mark') AS mark")).toEqual([{ mark: 'mark' }]);
  expect(await query(other, "SELECT to_regclass('mark') AS mark")).toEqual([{ mark: null }]);
});
