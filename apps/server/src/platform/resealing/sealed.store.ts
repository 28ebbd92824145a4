/** Rows whose columns the installation's secret encrypts, of whichever table says that it has some. */
import { sql } from 'kysely';
import type { Authorized } from '../authorize.ts';
import type { Database, Reader, Tx } from '../db/database.ts';
import type { SealedColumns, SealedRow } from './sealed-columns.ts';

/** The next rows by their key, locked until the lot is written. */
export async function lockLot(
  tx: Tx,
  { table, key, columns }: SealedColumns,
  after: readonly unknown[] | null,
  limit: number,
): Promise<readonly SealedRow[]> {
  const keys = sql.join(key.map((one) => sql.ref(one)));
  const { rows } = await sql<SealedRow>`select ${sql.join([...key, ...columns].map((one) => sql.ref(one)))}
    from ${sql.table(table)} where ${sql.ref(columns[0])} is not null
      and ${after ? sql`(${keys}) > (${sql.join([...after])})` : sql`true`}
    order by ${keys} limit ${limit} for update`.execute(tx);
  return rows;
}

export async function saveSealed(
  tx: Tx,
  { table, key, row }: Authorized<Pick<SealedColumns, 'table' | 'key'> & { readonly row: SealedRow }>,
  fresh: SealedRow,
): Promise<void> {
  const set = Object.entries(fresh).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const found = key.map((one) => sql`${sql.ref(one)} = ${row[one]}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.join(found, sql` and `)}`.execute(tx);
}

/** Sessions of servers and commands on this database beside our own, whose pool has one connection. */
export async function countOtherSessions(reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'nukkad' and pid <> pg_backend_pid()`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

export interface KeptChange {
  /** Fingerprints, never secrets. */
  readonly former: string;
  readonly wanted: string;
  readonly finishedAt: Date | null;
}

/** Null: the secret was never changed. */
export async function findSecretChange(reader: Reader): Promise<KeptChange | null> {
  const row = await reader
    .selectFrom('secret_change')
    .select(['former', 'wanted', 'finished_at'])
    .executeTakeFirst();
  return row ? { former: row.former, wanted: row.wanted, finishedAt: row.finished_at } : null;
}

export async function startSecretChange(
  db: Database,
  { former, wanted }: Authorized<Pick<KeptChange, 'former' | 'wanted'>>,
  now: Date,
): Promise<void> {
  const fresh = { former, wanted, started_at: now, finished_at: null };
  await db
    .insertInto('secret_change')
    .values(fresh)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(fresh))
    .execute();
}

export async function finishSecretChange(
  db: Database,
  { wanted }: Authorized<Pick<KeptChange, 'wanted'>>,
  now: Date,
): Promise<void> {
  await db.updateTable('secret_change').set({ finished_at: now }).where('wanted', '=', wanted).execute();
}
