/** All SQL on lists that were made into files. */
import type { ListExportState } from '@nukkad/contract/office/list-export/list-export.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { idsIn } from '../../platform/housekeeping/sweep-files.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  exportId: 'export_id',
  userId: 'user_id',
  organisationId: 'organisation_id',
  sessionId: 'session_id',
  role: 'role',
  list: 'list',
  format: 'format',
  lang: 'lang',
  filters: 'filters',
  status: 'status',
  failure: 'failure',
  rowCount: 'row_count',
  byteCount: 'byte_count',
  isCut: 'is_cut',
  askedAt: 'asked_at',
  readyAt: 'ready_at',
  expiresAt: 'expires_at',
} as const;
const listExport = tableColumns('list_export', columns);

export type ListExportRow = RowOf<'list_export', typeof columns>;
/** As its moves know it: one that is gone has no row. */
export type MovedExport = Omit<ListExportRow, 'status'> & { readonly status: ListExportState };

export async function insertListExport(tx: Tx, asked: Authorized<ListExportRow, 'ask'>): Promise<void> {
  await tx
    .insertInto('list_export')
    .values({ ...listExport.written(asked), filters: JSON.stringify(asked.filters) })
    .execute();
}

export const lockListExport = listExport.lockBy('exportId');
export const findListExport = listExport.findBy('exportId');

/** Newest first: ids are given in the order of time. */
export function listListExports(
  reader: Reader,
  { userId, organisationId, role }: Pick<Viewer, 'userId' | 'organisationId' | 'role'>,
  { now, after, limit }: { readonly now: Date; readonly after: string | null; readonly limit: number },
): Promise<ListExportRow[]> {
  return reader
    .selectFrom('list_export')
    .where('user_id', '=', userId)
    .where('organisation_id', 'is not distinct from', organisationId)
    .where('role', '=', role ?? '')
    .where('expires_at', '>', now)
    .$if(after !== null, (query) => query.where('export_id', '<', after))
    .select(listExport.selected)
    .orderBy('export_id', 'desc')
    .limit(limit)
    .execute();
}

/** One that was given up by a broken node does not count for ever. */
export async function countMaking(reader: Reader, userId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from list_export
    where user_id = ${userId} and status = 'making' and asked_at > ${since}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** What a move changes; one that is gone has no row. */
export async function saveListExport(tx: Tx, row: Authorized<MovedExport>): Promise<void> {
  const { exportId, status, failure, rowCount, byteCount, isCut, readyAt } = row;
  await (status === 'gone'
    ? sql`delete from list_export where export_id = ${exportId}`.execute(tx)
    : sql`update list_export set status = ${status}, failure = ${failure}, row_count = ${rowCount},
        byte_count = ${byteCount}, is_cut = ${isCut}, ready_at = ${readyAt}
      where export_id = ${exportId}`.execute(tx));
}

/** False: it was stopped meanwhile. */
export async function saveProgress(
  tx: Tx,
  { exportId, rowCount }: Authorized<Pick<ListExportRow, 'exportId' | 'rowCount'>>,
): Promise<boolean> {
  const { rows } = await sql`update list_export set row_count = ${rowCount}
    where export_id = ${exportId} and status = 'making' returning 1`.execute(tx);
  return rows.length > 0;
}

export async function listExpiredExports(reader: Reader, now: Date): Promise<string[]> {
  const { rows } = await sql<{ exportId: string }>`select export_id as "exportId" from list_export
    where expires_at <= ${now} order by expires_at limit 500`.execute(reader);
  return rows.map(({ exportId }) => exportId);
}

export const fileOf = (exportId: string): string => `list-exports/${exportId}`;

export async function listKnownFiles(reader: Reader, keys: readonly string[]): Promise<string[]> {
  const ids = idsIn(keys, 1);
  if (ids.length === 0) return [];
  const found = await reader
    .selectFrom('list_export')
    .where('export_id', 'in', ids)
    .select('export_id as exportId')
    .execute();
  return found.map(({ exportId }) => fileOf(exportId));
}

export const listExportPersonal: PersonalPort = {
  tables: [
    {
      table: 'list_export',
      title: 'Lists that you exported',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['session_id'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{
      exportId: string;
    }>`select export_id as "exportId" from list_export where user_id = ${userId}`.execute(reader);
    return rows.map(({ exportId }) => fileOf(exportId));
  },
};
