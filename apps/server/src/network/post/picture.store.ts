import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { waitingPictures } from '../../platform/storage/waiting-pictures.ts';
import { knownKeys } from '../../platform/storage/known-keys.ts';

const columns = {
  pictureId: 'picture_id',
  memberId: 'member_id',
  addedBy: 'added_by',
  postId: 'post_id',
  position: 'position',
  storageKey: 'storage_key',
  alternative: 'alternative',
  width: 'width',
  height: 'height',
  addedAt: 'added_at',
} as const;
const table = tableColumns('network_post_picture', columns);
export type PictureRow = RowOf<'network_post_picture', typeof columns>;

export const waiting = waitingPictures('network_post_picture', 'post_id');

export async function insertPictures(
  tx: Tx,
  { pictures }: Authorized<{ readonly pictures: readonly PictureRow[] }>,
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insertInto('network_post_picture')
    .values(pictures.map((one) => table.written(one)))
    .execute();
}

export interface Placed {
  readonly pictureId: string;
  readonly alternative: string;
}

/** Puts unused pictures of the member into a post, in this order. Answers how many there were. */
export async function placePictures(
  tx: Tx,
  { postId, authorId }: Authorized<{ readonly postId: string; readonly authorId: string }>,
  pictures: readonly Placed[],
): Promise<number> {
  if (pictures.length === 0) return 0;
  const placed = pictures.map((one, at) => ({ ...one, position: at + 1 }));
  const { rows } = await sql`update network_post_picture p set post_id = ${postId}, position = c.position,
      alternative = c.alternative
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as c("pictureId" uuid, position int, alternative text)
    where p.picture_id = c."pictureId" and p.member_id = ${authorId} and p.post_id is null returning 1`.execute(
    tx,
  );
  return rows.length;
}

/** As much of a picture as a post shows. */
export type ShownPicture = Pick<
  PictureRow,
  'pictureId' | 'postId' | 'position' | 'storageKey' | 'alternative' | 'width' | 'height'
>;

/** Of all these posts, each in its order. */
export async function listPicturesOf(
  reader: Reader,
  postIds: readonly string[],
): Promise<readonly ShownPicture[]> {
  if (postIds.length === 0) return [];
  const { rows } = await sql<ShownPicture>`select picture_id as "pictureId", post_id as "postId", position,
      storage_key as "storageKey", alternative, width, height from network_post_picture
    where post_id ${isAmong(postIds, 'uuid')} order by post_id, position`.execute(reader);
  return rows;
}

/** Answers the keys of the files. */
export async function deletePicturesOf(
  tx: Tx,
  { postId }: Authorized<{ readonly postId: string }>,
): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('network_post_picture')
    .where('post_id', '=', postId)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

export const listKnownPictures = knownKeys('network_post_picture', 'picture_id');
