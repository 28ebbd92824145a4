import type { Client } from 'pg';

/** Each part of a schema as lines; one that a later server version writes otherwise is the same in both databases. */
const parts: Readonly<Record<string, string>> = {
  table: `
    select c.relname || ' ' || c.relkind::text || ' ' || c.relpersistence::text
      || coalesce(' ' || pg_get_partkeydef(c.oid), '') || coalesce(' ' || pg_get_expr(c.relpartbound, c.oid), '')
      || coalesce(' ' || c.reloptions::text, '') || coalesce(' ' || c.relacl::text, '')
      || case when c.relrowsecurity then ' with row security' else '' end
      || coalesce(': ' || obj_description(c.oid, 'pg_class'), '') as line
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  column: `
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
      || case a.attgenerated when '' then '' else ' generated' end || case a.attidentity when '' then '' else ' identity' end
      || case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation else '' end
      || coalesce(': ' || case when not c.relispartition then col_description(c.oid, a.attnum) end, '') as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm')
      join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  index: `
    select pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' invalid' end as line
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
  constraint: `
    select k.conrelid::regclass || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
      || case when k.convalidated then '' else ' not valid' end || coalesce(': ' || obj_description(k.oid, 'pg_constraint'), '') as line
    from pg_constraint k where k.connamespace = 'public'::regnamespace`,
  trigger: `
    select pg_get_triggerdef(g.oid) || ' ' || g.tgenabled::text as line
    from pg_trigger g join pg_class c on c.oid = g.tgrelid
    where c.relnamespace = 'public'::regnamespace and not g.tgisinternal`,
  rule: `
    select schemaname || '.' || viewname || ' ' || definition as line from pg_views where schemaname = 'public'`,
  function: `
    select pg_get_functiondef(p.oid) || coalesce(': ' || obj_description(p.oid, 'pg_proc'), '') as line from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  type: `
    select t.typname || ' ' || t.typtype::text || coalesce(' ' || (select string_agg(enumlabel, ',' order by enumsortorder)
      from pg_enum e where e.enumtypid = t.oid), '') as line
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`,
  sequence: `
    select sequencename || ' ' || data_type || ' ' || start_value || ' ' || increment_by || case when cycle then ' cycle' else '' end as line
    from pg_sequences where schemaname = 'public'`,
  extension: 'select extname as line from pg_extension',
  policy: `
    select tablename || ' ' || policyname || ' ' || cmd || coalesce(' ' || qual, '') as line
    from pg_policies where schemaname = 'public'`,
};

/**
 * All that a schema consists of, a line each, sorted. The order of a table's columns is left out: nothing reads by it; so
 * are the sentences on a partition's columns, which are those of its table on the day when it was made.
 */
export async function catalogLines(client: Client): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await client.query<{ line: string }>(query);
    lines.push(...rows.map(({ line }) => `${part} ${line}`));
  }
  return lines.toSorted();
}
