/** All SQL on drives: of one person, or of one business. */
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  spaceId: 'space_id',
  userId: 'user_id',
  organisationId: 'organisation_id',
  bytes: 'bytes',
  files: 'files',
  pdfBytes: 'pdf_bytes',
  pictureBytes: 'picture_bytes',
  videoBytes: 'video_bytes',
  sheetBytes: 'sheet_bytes',
  documentBytes: 'document_bytes',
  otherBytes: 'other_bytes',
  createdAt: 'created_at',
} as const;
const table = tableColumns('drive_space', columns);
export type SpaceRow = RowOf<'drive_space', typeof columns>;

export const findSpace = table.findBy('spaceId');
/** Taken before anything in a drive is written, so that quota, names and places hold. */
export const lockSpace = table.lockBy('spaceId');
export const findOwnSpace = table.findBy('userId');
export const findTeamSpace = table.findBy('organisationId');
export const saveSpace = table.saveBy('spaceId').but('userId', 'organisationId', 'createdAt');

/** Of two who use it first, one makes it. */
export async function insertSpace(tx: Tx, space: Authorized<SpaceRow>): Promise<void> {
  await tx
    .insertInto('drive_space')
    .values(table.written(space))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findSpaces(
  reader: Reader,
  spaceIds: readonly string[],
): Promise<ReadonlyMap<string, SpaceRow>> {
  if (spaceIds.length === 0) return new Map();
  const { rows } = await sql<SpaceRow>`select ${table.asSql} from drive_space
    where drive_space.space_id ${isAmong(spaceIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.spaceId, row]));
}
