import type { FileAudience } from '@nukkad/contract/work/project-file/project-file.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { knownKeys } from '../../platform/storage/known-keys.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  fileId: 'file_id',
  projectId: 'project_id',
  organisationId: 'organisation_id',
  audience: 'audience',
  byClient: 'by_client',
  storageKey: 'storage_key',
  fileName: 'file_name',
  mediaType: 'media_type',
  caption: 'caption',
  addedBy: 'added_by',
  addedAt: 'added_at',
  removedAt: 'removed_at',
} as const;
const table = tableColumns('project_file', columns);
export type ProjectFileRow = RowOf<'project_file', typeof columns>;

interface Shown {
  readonly projectId: string;
  /** Null: all of them. */
  readonly audience: FileAudience | null;
}

const shown = (reader: Reader, { projectId, audience }: Shown) => {
  const rows = reader
    .selectFrom('project_file')
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null);
  return audience ? rows.where('audience', '=', audience) : rows;
};

/** The newest first, behind the row that `after` names. */
export async function listFileRows(
  reader: Reader,
  filter: Shown,
  after: AfterInstant | null,
  limit: number,
): Promise<ProjectFileRow[]> {
  const rows = shown(reader, filter)
    .select(table.selected)
    .orderBy('added_at', 'desc')
    .orderBy('file_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('added_at', 'file_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export async function countFiles(reader: Reader, projectId: string): Promise<number> {
  const { count } = await shown(reader, { projectId, audience: null })
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findFile(reader: Reader, fileId: string): Promise<ProjectFileRow | null> {
  const row = await reader
    .selectFrom('project_file')
    .select(table.selected)
    .where('file_id', '=', fileId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Also those that were taken away: a cost keeps its bill. */
export async function listFilesById(
  reader: Reader,
  fileIds: readonly string[],
): Promise<readonly ProjectFileRow[]> {
  if (fileIds.length === 0) return [];
  return reader.selectFrom('project_file').select(table.selected).where('file_id', 'in', fileIds).execute();
}

export async function insertFiles(tx: Tx, rows: readonly Authorized<ProjectFileRow>[]): Promise<void> {
  await tx
    .insertInto('project_file')
    .values(rows.map((row) => table.written(row)))
    .execute();
}

export const saveFile = table.saveBy('fileId').only('audience', 'caption', 'removedAt');

export const listKnownFiles = knownKeys('project_file', 'file_id');

/** The file belongs to the project; that this account added it goes. */
export const projectFilePersonal: PersonalPort = {
  tables: [
    {
      table: 'project_file',
      title: 'Files of projects that you added',
      whose: (userId) => sql`t.added_by = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
  ],
};
