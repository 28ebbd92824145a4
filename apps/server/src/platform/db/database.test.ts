import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { openDatabase, openPool } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function backendOf(db: ReturnType<typeof openDatabase>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

test('an idle connection that the server ends is replaced, and what it says ends no process', async () => {
  const pool = openPool(database.url, { max: 1 });
  const other = openPool(database.url, { max: 1 });
  try {
    const db = openDatabase(pool, 5_000);
    const ended = await backendOf(db);
    const gone = new Promise((resolve) => pool.once('remove', resolve));
    await sql`select pg_terminate_backend(${ended})`.execute(openDatabase(other, 5_000));
    await gone;
    expect(await backendOf(db)).not.toBe(ended);
  } finally {
    await Promise.all([pool.end(), other.end()]);
  }
});
