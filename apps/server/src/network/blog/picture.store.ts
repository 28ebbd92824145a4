import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { waitingPictures } from '../../platform/storage/waiting-pictures.ts';
import { knownKeys } from '../../platform/storage/known-keys.ts';
import { readableBy } from './blog.store.ts';

const columns = {
  pictureId: 'picture_id',
  memberId: 'member_id',
  addedBy: 'added_by',
  blogId: 'blog_id',
  storageKey: 'storage_key',
  width: 'width',
  height: 'height',
  addedAt: 'added_at',
} as const;
const table = tableColumns('network_blog_picture', columns);
export type PictureRow = RowOf<'network_blog_picture', typeof columns>;

export const waiting = waitingPictures('network_blog_picture', 'blog_id');

export async function insertPictures(
  tx: Tx,
  { pictures }: Authorized<{ readonly pictures: readonly PictureRow[] }>,
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insertInto('network_blog_picture')
    .values(pictures.map((one) => table.written(one)))
    .execute();
}

/** Puts pictures of the author into the blog; those that it has already stay. Answers all that are in it then. */
export async function placePictures(
  tx: Tx,
  { blogId, authorId }: Authorized<{ readonly blogId: string; readonly authorId: string }>,
  pictureIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (pictureIds.length > 0)
    await sql`update network_blog_picture set blog_id = ${blogId}
      where picture_id ${isAmong(pictureIds, 'uuid')} and member_id = ${authorId} and blog_id is null`.execute(
      tx,
    );
  const { rows } = await sql<{ pictureId: string }>`select picture_id as "pictureId" from network_blog_picture
    where blog_id = ${blogId}`.execute(tx);
  return new Set(rows.map(({ pictureId }) => pictureId));
}

export async function listPictures(
  reader: Reader,
  pictureIds: readonly string[],
): Promise<ReadonlyMap<string, PictureRow>> {
  if (pictureIds.length === 0) return new Map();
  const { rows } = await sql<PictureRow>`select ${table.asSql} from network_blog_picture
    where picture_id ${isAmong(pictureIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.pictureId, row]));
}

/** Where the file of a picture is that visitors may see; null: they may not. */
export async function findOpenKey(reader: Reader, pictureId: string): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`select c.storage_key as key
    from network_blog_picture c join network_blog b on b.blog_id = c.blog_id
    where c.picture_id = ${pictureId} and ${readableBy(null)}`.execute(reader);
  return rows[0]?.key ?? null;
}

/** Answers the keys of the files. */
export async function deletePicturesOf(
  tx: Tx,
  { blogId }: Authorized<{ readonly blogId: string }>,
): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('network_blog_picture')
    .where('blog_id', '=', blogId)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

export const listKnownPictures = knownKeys('network_blog_picture', 'picture_id');
