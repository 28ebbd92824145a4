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
  storyId: 'story_id',
  storageKey: 'storage_key',
  alternative: 'alternative',
  width: 'width',
  height: 'height',
  addedAt: 'added_at',
} as const;
const table = tableColumns('network_story_picture', columns);
export type PictureRow = RowOf<'network_story_picture', typeof columns>;

export const waiting = waitingPictures('network_story_picture', 'story_id');

export async function insertPictures(
  tx: Tx,
  { pictures }: Authorized<{ readonly pictures: readonly PictureRow[] }>,
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insertInto('network_story_picture')
    .values(pictures.map((one) => table.written(one)))
    .execute();
}

/** Puts an unused picture of the member into a story. False: there is none. */
export async function placePicture(
  tx: Tx,
  { storyId, authorId }: Authorized<{ readonly storyId: string; readonly authorId: string }>,
  { pictureId, alternative }: { readonly pictureId: string; readonly alternative: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('network_story_picture')
    .set({ story_id: storyId, alternative })
    .where('picture_id', '=', pictureId)
    .where('member_id', '=', authorId)
    .where('story_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Of all these stories. */
export async function listPicturesOf(
  reader: Reader,
  storyIds: readonly string[],
): Promise<readonly PictureRow[]> {
  if (storyIds.length === 0) return [];
  const { rows } = await sql<PictureRow>`select ${table.asSql} from network_story_picture
    where story_id ${isAmong(storyIds, 'uuid')}`.execute(reader);
  return rows;
}

export const listKnownPictures = knownKeys('network_story_picture', 'picture_id');
