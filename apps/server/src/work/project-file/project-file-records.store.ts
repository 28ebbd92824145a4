import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { ProjectFileRow } from './project-file.store.ts';

/** All of a business, or what a client may see of these projects. */
export type FileSide = { readonly organisationId: string } | { readonly projectIds: readonly string[] };

export type FileRecord = Pick<
  ProjectFileRow,
  'fileId' | 'projectId' | 'storageKey' | 'fileName' | 'mediaType' | 'caption' | 'addedAt'
>;

const ofSide = (side: FileSide) =>
  'organisationId' in side
    ? sql`organisation_id = ${side.organisationId}`
    : sql`project_id ${isAmong(side.projectIds, 'uuid')} and audience = 'client'`;

/** The newest first. */
export async function listFileRecords(
  reader: Reader,
  { side, q }: { readonly side: FileSide; readonly q: string },
  after: AfterInstant | null,
  limit: number,
): Promise<readonly FileRecord[]> {
  const behind = after ? sql`and (added_at, file_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } =
    await sql<FileRecord>`select file_id as "fileId", project_id as "projectId", storage_key as "storageKey",
      file_name as "fileName", media_type as "mediaType", caption, added_at as "addedAt" from project_file
    where ${ofSide(side)} and removed_at is null
      and (${q} = '' or file_name ilike ${containing(q)} or caption ilike ${containing(q)}) ${behind}
    order by added_at desc, file_id desc limit ${limit}`.execute(reader);
  return rows;
}
