import { sql } from 'kysely';
import type { Database, Tx } from '../../src/platform/db/database.ts';
import { erasureOrder } from '../../src/platform/erasure-order.ts';
import { type PersonalPort, eraseFrom } from '../../src/platform/personal.ts';

/** One for each table, of all of its rows. */
export type Prints = Readonly<Record<string, string>>;

/** Of the tables that the ports name, and of those that point to them. */
async function printsOf(tx: Tx, ports: readonly PersonalPort[]): Promise<Prints> {
  const named = [...new Set(ports.flatMap(({ tables }) => tables.map(({ table }) => table)))];
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and (relname = any(${named}::text[]) or oid in (select k.conrelid from pg_constraint k
        join pg_class parent on parent.oid = k.confrelid where parent.relname = any(${named}::text[])))`.execute(
    tx,
  );
  const prints = tables.map(
    ({ name }) => sql`select ${name}::text as name,
      (select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.table(name)} t) as print`,
  );
  const { rows } = await sql<{
    name: string;
    print: string;
  }>`${sql.join(prints, sql` union all `)}`.execute(tx);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** What would be left of a person after an erasure by each of these lists of ports, and what there is before. Nothing stays erased. */
export async function leftOf(
  db: Database,
  userId: string,
  lists: readonly (readonly PersonalPort[])[],
): Promise<{ readonly before: Prints; readonly after: readonly Prints[] }> {
  // One view of all tables throughout: jobs of the application go on writing beside it.
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const named = lists[0] ?? [];
    const before = await printsOf(tx, named);
    const after: Prints[] = [];
    for (const ports of lists) {
      await sql`savepoint whole`.execute(tx);
      for (const port of await erasureOrder(tx, ports)) await eraseFrom(port, tx, userId);
      after.push(await printsOf(tx, named));
      await sql`rollback to savepoint whole`.execute(tx);
    }
    return { before, after };
  } finally {
    await tx.rollback().execute();
  }
}
