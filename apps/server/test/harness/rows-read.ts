/** How many rows of tables a reading touches: what must not grow with the data is bounded by a test, not by a clock. */
import { sql } from 'kysely';
import type { Database, Tx } from '../../src/platform/db/database.ts';

async function fetchedOf(tx: Tx, tables: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; fetched: number }>`select relname as name,
      coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as fetched
    from pg_stat_xact_user_tables where relname = any(${[...tables]}::text[])`.execute(tx);
  return new Map(rows.map(({ name, fetched }) => [name, fetched]));
}

/**
 * Rows that `read` fetched from each of these tables, as PostgreSQL itself counts them. What an index answers alone, on
 * pages that were vacuumed, is no row.
 */
export function rowsRead(
  db: Database,
  tables: readonly string[],
  read: (tx: Tx) => Promise<unknown>,
): Promise<Record<string, number>> {
  return db.transaction().execute(async (tx) => {
    // The connection may not have reported yet what it read before.
    const before = await fetchedOf(tx, tables);
    await read(tx);
    const after = await fetchedOf(tx, tables);
    return Object.fromEntries(tables.map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)]));
  });
}
