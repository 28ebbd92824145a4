import type { Client } from 'pg';

/** A column of a table. */
export interface Column {
  readonly table: string;
  readonly column: string;
  readonly notNull: boolean;
  /** A row may be inserted without it. */
  readonly mayBeLeftOut: boolean;
}

export interface Catalog {
  /** By `tableOid:number`. */
  readonly columns: ReadonlyMap<string, Column>;
  /** What the server makes of a type: `string`, `number`, … as in `KnownType`. */
  readonly kindOf: (type: number) => { readonly kind: string; readonly element: string | null };
  readonly nameOf: (type: number) => string;
}

/** By `platform/db/database.ts`: counts and sums are numbers, days stay text. */
const kinds: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  timestamp: 'Date',
  bytea: 'bytes',
  json: 'json',
  jsonb: 'json',
  void: 'void',
};

export async function readCatalog(client: Client): Promise<Catalog> {
  const { rows: columns } = await client.query<Column & { at: string }>(
    `select attrelid || ':' || attnum as at, relname as "table", attname as "column", attnotnull as "notNull",
       (not attnotnull or atthasdef or attidentity <> '') as "mayBeLeftOut"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped and relnamespace = 'public'::regnamespace`,
  );
  const { rows: types } = await client.query<{ oid: number; name: string; element: string | null }>(
    `select t.oid, t.typname as name, case when t.typcategory = 'A' then e.typname end as element
     from pg_type t left join pg_type e on e.oid = t.typelem`,
  );
  const typeOf = new Map(types.map((type) => [type.oid, type]));
  return {
    columns: new Map(columns.map((column) => [column.at, column])),
    kindOf: (oid) => {
      const type = typeOf.get(oid);
      if (!type) return { kind: 'unknown', element: null };
      if (type.element !== null) return { kind: 'array', element: kinds[type.element] ?? 'string' };
      return { kind: kinds[type.name] ?? 'string', element: null };
    },
    nameOf: (oid) => typeOf.get(oid)?.name ?? `type ${oid}`,
  };
}
