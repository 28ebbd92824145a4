import pg from 'pg';
import { quotedName } from './copy-table.ts';
import type { TableShape } from './read-structure.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  readonly comment: string | null;
}

/**
 * Loads rows with triggers and foreign keys out of the way: triggers already did their work when the rows were first
 * written, and the keys are checked in one pass when they are made again. Neither needs a superuser, so the same holds
 * for a managed PostgreSQL. Must run inside a transaction.
 */
export async function withGuardsLifted<T>(
  client: pg.Client,
  tables: readonly TableShape[],
  load: () => Promise<T>,
): Promise<T> {
  // What the migrations of this transaction wrote may wait for triggers; a table with such rows cannot be altered.
  await client.query('set constraints all immediate');
  const keys = await readForeignKeys(client, tables);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  for (const table of tables) await client.query(`alter table ${quotedName(table)} disable trigger user`);
  const result = await load();
  for (const table of tables) await client.query(`alter table ${quotedName(table)} enable trigger user`);
  for (const key of keys) await addForeignKey(client, key);
  return result;
}

async function readForeignKeys(client: pg.Client, tables: readonly TableShape[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as "table", k.conname as name,
        pg_get_constraintdef(k.oid) as definition, obj_description(k.oid, 'pg_constraint') as comment
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname || '.' || c.relname = any($1)
      order by 1, 2`,
    [tables.map(({ schema, name }) => `${schema}.${name}`)],
  );
  return rows;
}

async function addForeignKey(
  client: pg.Client,
  { table, name, definition, comment }: ForeignKey,
): Promise<void> {
  const quoted = pg.escapeIdentifier(name);
  await client.query(`alter table ${table} add constraint ${quoted} ${definition}`);
  if (comment !== null)
    await client.query(`comment on constraint ${quoted} on ${table} is ${pg.escapeLiteral(comment)}`);
}
