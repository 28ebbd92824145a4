import { sql } from 'kysely';
import type { Tx } from '../../src/platform/db/database.ts';

/**
 * Fills an empty table with its indexes away and makes them afterwards in one go, which takes a fraction of the time
 * for those that search words. A table that holds rows keeps its indexes: people are searching in it.
 */
export async function withLaterIndexes(tx: Tx, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows: present } = await sql`select from ${sql.table(table)} limit 1`.execute(tx);
  const definitions = present.length > 0 ? [] : await dropIndexes(tx, table);
  await fill();
  for (const definition of definitions) await sql.raw(definition).execute(tx);
}

/** Those that hold no constraint; answers how to make them. */
async function dropIndexes(tx: Tx, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string; comment: string | null }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition,
      'comment on index ' || i.indexrelid::regclass || ' is ' || quote_literal(obj_description(i.indexrelid, 'pg_class')) as comment
    from pg_index i where i.indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = i.indexrelid)`.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(tx);
  return rows.flatMap(({ definition, comment }) => (comment === null ? [definition] : [definition, comment]));
}
