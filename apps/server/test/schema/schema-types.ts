import type { Client } from 'pg';

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  /** Of an array, its element's. */
  readonly type: string;
  readonly isArray: boolean;
  readonly isNotNull: boolean;
  readonly hasDefault: boolean;
  /** Computed by the database: never written. */
  readonly isGenerated: boolean;
}

/** As the pool parses them, see `platform/db/database.ts`. What is not named here is text. */
const types: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
};

async function readColumns(client: Client): Promise<ColumnRow[]> {
  const { rows } = await client.query<ColumnRow>(`
    select c.relname as "table", a.attname as "column", coalesce(e.typname, t.typname) as type,
      e.oid is not null as "isArray", a.attnotnull as "isNotNull",
      a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' as "isGenerated"
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  return rows;
}

/** `table.column` -> the values that a check constraint of one column lists. */
async function readLists(client: Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ column: string; definition: string }>(`
    select c.relname || '.' || a.attname as "column", pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1 and c.relnamespace = 'public'::regnamespace`);
  const listed = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|('(?:[^']|'')*'::text))\)\)$/;
  return new Map(
    rows.flatMap(({ column, definition }) => {
      const found = listed.exec(definition);
      const values = [...(found?.[1] ?? found?.[2] ?? '').matchAll(/'((?:[^']|'')*)'::text/g)];
      return values.length === 0
        ? []
        : [[column, values.map(([, value = '']) => value.replaceAll("''", "'"))]];
    }),
  );
}

function typeOf(row: ColumnRow, values: readonly string[] | undefined): string {
  const text = values?.map((value) => `'${value.replaceAll("'", String.raw`\'`)}'`).join(' | ');
  const one = text ?? types[row.type] ?? 'string';
  if (!row.isArray && one === 'Json') return row.isNotNull ? 'Json' : 'Json | null';
  const whole = row.isArray ? `${one === 'Json' ? 'unknown' : one}[]` : one;
  return row.isNotNull ? whole : `${whole} | null`;
}

function lineOf(row: ColumnRow, values: readonly string[] | undefined): string {
  const type = typeOf(row, values);
  if (row.isGenerated) return `${row.column}: GeneratedAlways<${type}>;`;
  return `${row.column}: ${row.hasDefault ? `Generated<${type}>` : type};`;
}

const head = `/** Written by \`npm run schema\` from the migrated schema: run it after a migration, do not edit. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as what the JSON says, written as text. */
type Json = ColumnType<unknown, string, string>;

export interface DB {
`;

/** The text of \`schema.gen.ts\`: every table of the schema, with what each column reads and takes. */
export async function schemaTypes(client: Client): Promise<string> {
  const [columns, lists] = [await readColumns(client), await readLists(client)];
  const tables = [...new Set(columns.map(({ table }) => table))];
  const texts = tables.map((table) => {
    const own = columns.filter((column) => column.table === table);
    const lines = own.map((row) => `    ${lineOf(row, lists.get(`${row.table}.${row.column}`))}\n`);
    return `  ${table}: {\n${lines.join('')}  };\n`;
  });
  return `${head}${texts.join('')}}\n`;
}
