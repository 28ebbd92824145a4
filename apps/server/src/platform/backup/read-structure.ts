import type pg from 'pg';
import type { Manifest } from './manifest.ts';

/** graphile-worker keeps the pending jobs in a schema of its own. */
const schemas = ['public', 'graphile_worker'];
/** Libraries make these at their start; none holds data of ours. */
const leftOut = [
  'graphile_worker.migrations',
  'graphile_worker._private_known_crontabs',
  'public.socket_io_attachments',
];

export interface TableShape {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * The tables whose rows make up the data. A partitioned table represents its partitions. An unlogged table holds
 * nothing that outlives a crash, so it is left out here as well.
 */
export async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name,
        array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
        and n.nspname || '.' || c.relname <> all($2)
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by 1, 2 order by 1, 2`,
    [schemas, leftOut],
  );
  return rows;
}

export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows: named } = await client.query<{ schema: string; name: string; quoted: string }>(
    `select schemaname as schema, sequencename as name, format('%I.%I', schemaname, sequencename) as quoted
      from pg_sequences where schemaname = any($1) and sequencename not like 'socket_io_%' order by 1, 2`,
    [schemas],
  );
  if (named.length === 0) return [];
  // A sequence's own row says whether its value was handed out, which the view of all sequences does not.
  const { rows } = await client.query<Manifest['sequences'][number]>(
    named
      .map(
        ({ schema, name, quoted }) =>
          `select ${literal(schema)} as schema, ${literal(name)} as name,
            last_value::text as "lastValue", is_called as "isCalled" from ${quoted}`,
      )
      .join(' union all '),
  );
  return rows;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The monthly partitions, which `ensure_month_partitions` makes again. */
export async function readMonths(client: pg.Client): Promise<Manifest['months']> {
  const { rows } = await client.query<Manifest['months'][number]>(
    `select p.relname as parent, replace(right(c.relname, 7), '_', '-') || '-01' as "firstDay"
      from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
      where p.relkind = 'p' and p.relnamespace = 'public'::regnamespace
        and c.relname ~ ('^' || p.relname || '_[0-9]{4}_[0-9]{2}$')
      order by 1, 2`,
  );
  return rows;
}

export async function readMigrations(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from schema_migration order by name',
  );
  return rows;
}
