import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clearDemoCity } from '../seed/clear-demo-city.ts';
import { type Database, openDatabase, openPool } from '../src/platform/db/database.ts';
import { type TestDatabase, freshCity, freshDatabase } from './harness/database.ts';

async function rowsByTable(db: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string; count: number }>`select relname as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as count
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Append-only, which seeds have run, and versions, which only grow. */
const bookkeeping = ['audit_log', 'audit_link', 'audit_waiting', 'seed_run', 'snapshot_version'];

async function inDatabase<T>(made: Promise<TestDatabase>, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await made;
  const pool = openPool(database.url);
  try {
    return await work(openDatabase(pool));
  } finally {
    await pool.end();
    await database.drop();
  }
}

test('a city whose making was cut short goes, and what is the same in every installation stays', async () => {
  const without = await inDatabase(freshDatabase(), rowsByTable);
  const cleared = await inDatabase(freshCity(), async (db) => {
    const settled = await rowsByTable(db);
    expect(settled['user_account']).toBeGreaterThan(0);
    await clearDemoCity(db);
    return rowsByTable(db);
  });
  const isCompared = ([name]: [string, number]) => !bookkeeping.includes(name);
  expect(without['payroll_rule']).toBeGreaterThan(0);
  expect(Object.fromEntries(Object.entries(cleared).filter(isCompared))).toEqual(
    Object.fromEntries(Object.entries(without).filter(isCompared)),
  );
});
