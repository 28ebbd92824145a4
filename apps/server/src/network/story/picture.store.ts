import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { idsIn } from '../../platform/housekeeping/sweep-files.ts';

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

/** How many of a member are in no story yet, behind the lock of the member. */
export async function countUnused(tx: Tx, memberId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`story ${memberId}`}, 0))`.execute(tx);
  const { unused } = await tx
    .selectFrom('network_story_picture')
    .select(({ fn }) => fn.countAll<number>().as('unused'))
    .where('member_id', '=', memberId)
    .where('story_id', 'is', null)
    .executeTakeFirstOrThrow();
  return unused;
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

/** A lot of those that no story has had since before this. Answers the keys of the files. */
export async function forgetUnused(
  tx: Tx,
  { before, most }: Authorized<{ before: Date; most: number }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`delete from network_story_picture where picture_id in
    (select picture_id from network_story_picture where story_id is null and added_at < ${before}
      order by added_at limit ${most}) returning storage_key as key`.execute(tx);
  return rows.map(({ key }) => key);
}

/** The last part of a key is the picture's id. */
export async function listKnownPictures(reader: Reader, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from network_story_picture
    where picture_id ${isAmong(idsIn(keys, -1), 'uuid')} and storage_key = any(${[...keys]})`.execute(reader);
  return rows.map(({ key }) => key);
}
