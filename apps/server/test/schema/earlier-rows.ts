import { type Client, escapeIdentifier } from 'pg';

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Tables that hold rows of people or of the catalogue, with the columns that are written. */
async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration'
    group by c.relname order by c.relname`);
  return rows;
}

/** Sums of places are thousands, and each is a trip to the database. */
const enoughRefused = 40;

const isEmpty = async (client: Client, name: string) =>
  (await client.query(`select from ${escapeIdentifier(name)} limit 1`)).rowCount === 0;

/**
 * Fills the empty tables of a database that is some migrations behind with the rows of a newer one, as far as the older
 * schema has their columns and takes their values. Answers how many rows each table has got.
 */
export async function fillFromNewer(older: Client, newer: Client): Promise<ReadonlyMap<string, number>> {
  const filled = new Map<string, number>();
  const source = new Map((await tablesOf(newer)).map(({ name, columns }) => [name, new Set(columns)]));
  // Rows come table by table: what they refer to may not be there yet.
  await older.query('set session_replication_role = replica');
  for (const { name, columns } of await tablesOf(older)) {
    const common = columns.filter((column) => source.get(name)?.has(column));
    if (common.length === 0 || !(await isEmpty(older, name))) continue;
    const taken = await copyRows(older, newer, name, common);
    if (taken > 0) filled.set(name, taken);
  }
  await older.query('set session_replication_role = origin');
  return filled;
}

async function copyRows(
  older: Client,
  newer: Client,
  name: string,
  columns: readonly string[],
): Promise<number> {
  const table = escapeIdentifier(name);
  const list = columns.map(escapeIdentifier).join(', ');
  const { rows } = await newer.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`);
  const insert = (some: readonly string[]) =>
    older.query(
      `insert into ${table} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [`[${some.join(',')}]`],
    );
  const texts = rows.map(({ row }) => row);
  if (texts.length === 0) return 0;
  try {
    return (await insert(texts)).rowCount ?? 0;
  } catch {
    // Some of the values are newer than this schema: those rows stay away. Where none of the first fits, a column is missing.
    let taken = 0;
    for (const [at, text] of texts.entries()) {
      if (taken === 0 && at === enoughRefused) break;
      taken += await insert([text]).then(
        () => 1,
        () => 0,
      );
    }
    return taken;
  }
}
