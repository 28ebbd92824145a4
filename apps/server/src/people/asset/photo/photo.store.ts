import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { knownKeys } from '../../../platform/storage/known-keys.ts';

const columns = {
  photoId: 'photo_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  moveId: 'move_id',
  position: 'position',
  storageKey: 'storage_key',
  bytes: 'bytes',
  uploadedAt: 'uploaded_at',
} as const;
const table = tableColumns('asset_photo', columns);
export type PhotoRow = RowOf<'asset_photo', typeof columns>;

export async function insertPhotos(tx: Tx, rows: readonly Authorized<PhotoRow>[]): Promise<void> {
  await tx
    .insertInto('asset_photo')
    .values(rows.map((row) => table.written(row)))
    .execute();
}

export async function countPhotosSince(reader: Reader, userId: string, from: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('asset_photo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('uploaded_at', '>', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of lines of a history, in the order in which they were chosen. */
export async function listPhotos(reader: Reader, moveIds: readonly string[]): Promise<readonly PhotoRow[]> {
  if (moveIds.length === 0) return [];
  return reader
    .selectFrom('asset_photo')
    .select(table.selected)
    .where('move_id', 'in', [...moveIds])
    .orderBy('position')
    .orderBy('photo_id')
    .execute();
}

interface Using {
  readonly moveId: string;
  readonly userId: string;
  readonly organisationId: string;
}

/** These unused ones belong to the move from now on, in this order. Answers how many of them there were; of others none. */
export async function usePhotos(
  tx: Tx,
  { moveId, userId, organisationId }: Authorized<Using>,
  photoIds: readonly string[],
): Promise<number> {
  if (photoIds.length === 0) return 0;
  const { rows } = await sql`update asset_photo p set move_id = ${moveId}, position = w.place - 1
    from unnest(${[...photoIds]}::uuid[]) with ordinality w(id, place)
    where p.photo_id = w.id and p.user_id = ${userId} and p.organisation_id = ${organisationId}
      and p.move_id is null returning 1`.execute(tx);
  return rows.length;
}

/** Added before, and of no move. Answers where they lie. */
export async function deleteUnused(
  tx: Tx,
  { before }: Authorized<{ readonly before: Date }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`delete from asset_photo
    where uploaded_at < ${before} and move_id is null returning storage_key as key`.execute(tx);
  return rows.map(({ key }) => key);
}

export const listKnownPhotos = knownKeys('asset_photo', 'photo_id');
