import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

/**
 * Tables with reference data and bookkeeping. All other rows belong to the demo city as long as no real person has
 * signed up.
 */
const kept = [
  'schema_migration',
  'seed_run',
  'setting',
  'state',
  'district',
  'city',
  'pincode',
  'locality',
  'geography_release',
  'service_group',
  'category',
  'sub_category',
  'service',
  'service_question',
  'service_option',
  'dictionary_word',
  'bank',
  'payroll_rule',
  'catalogue_release',
  'search_term',
  'service_term',
  'support_reply',
  'snapshot_version',
  'faq',
  'ledger_account',
  // Append-only is append-only.
  'audit_log',
  'audit_link',
  'audit_waiting',
];

/**
 * Takes away a city whose making was cut short. Only called before the doors have opened for the first time, so
 * nothing that a person did can be lost.
 */
export async function clearDemoCity(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> all(${kept}::text[])`.execute(
    db,
  );
  if (rows.length === 0) return;
  await sql`truncate ${sql.raw(rows.map((row) => row.name).join(', '))}`.execute(db);
}
