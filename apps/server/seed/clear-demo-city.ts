import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database, Tx } from '../src/platform/db/database.ts';

/** Tables with reference data and bookkeeping. All other rows belong to the demo city and to those who came while it was made. */
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
  'skill',
  'ledger_account',
  // A process that wrote a file a moment ago goes on with the key that it knows.
  'file_key',
  'file_sealing',
  // Append-only is append-only.
  'audit_log',
  'audit_link',
  'audit_waiting',
];

/** Any number that no other program uses for its advisory locks. */
const tellersLock = 727_091;

/** Held, with others, by each process that tells the past of a city, for as long as its connection lives. */
export async function holdAsTeller(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [tellersLock]);
}

/** A job whose rows are gone has nothing to do. Before a server has run, there are none. */
async function forgetJobs(tx: Tx): Promise<void> {
  const { rows } = await sql`select where to_regclass('graphile_worker._private_jobs') is not null`.execute(
    tx,
  );
  if (rows.length > 0) await sql`delete from graphile_worker._private_jobs`.execute(tx);
}

/**
 * Takes away a city whose making was cut short, and what people did in it meanwhile. A process that still tells its past,
 * because the server that began it was killed a moment ago, is waited for: it would write into the next one.
 */
export async function clearDemoCity(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${tellersLock})`.execute(tx);
    const { rows } = await sql<{ name: string }>`select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> all(${kept}::text[])`.execute(
      tx,
    );
    if (rows.length > 0) await sql`truncate ${sql.raw(rows.map((row) => row.name).join(', '))}`.execute(tx);
    await forgetJobs(tx);
  });
}
