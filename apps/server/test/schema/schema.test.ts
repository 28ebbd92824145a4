import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate.ts';
import { type TestDatabase, emptyDatabase } from '../harness/database.ts';
import { schemaTypes } from './schema-types.ts';

const written = path.resolve(import.meta.dirname, '../../src/platform/db/schema.gen.ts');

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** `npm run schema` runs this test and lets it write the file. */
test('schema.gen.ts says what the migrated schema says; after a migration, run: npm run schema', async () => {
  await expect(await schemaTypes(client)).toMatchFileSnapshot(written);
});

test('a renamed column, another type and a lost not null each change the types', async () => {
  const before = await schemaTypes(client);
  const after = async (change: string) => {
    await client.query('begin');
    await client.query(change);
    const types = await schemaTypes(client);
    await client.query('rollback');
    const lines = new Set(before.split('\n'));
    return types.split('\n').filter((line) => !lines.has(line));
  };
  expect(await after('alter table document rename column file_name to paper_name')).toEqual([
    '    paper_name: string;',
  ]);
  expect(await after('alter table document alter column uploaded_at type date')).toEqual([
    '    uploaded_at: string;',
  ]);
  expect(await after('alter table document alter column file_name drop not null')).toEqual([
    '    file_name: string | null;',
  ]);
});

test('a check that lists values becomes a union of them', async () => {
  expect(await schemaTypes(client)).toContain("status: Generated<'Pending' | 'Approved' | 'Rejected'>;");
});
