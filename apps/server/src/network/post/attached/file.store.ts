import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { idsIn } from '../../../platform/housekeeping/sweep-files.ts';

const columns = {
  fileId: 'file_id',
  memberId: 'member_id',
  addedBy: 'added_by',
  postId: 'post_id',
  kind: 'kind',
  storageKey: 'storage_key',
  pictureKey: 'picture_key',
  mediaType: 'media_type',
  name: 'name',
  description: 'description',
  bytes: 'bytes',
  pages: 'pages',
  seconds: 'seconds',
  width: 'width',
  height: 'height',
  addedAt: 'added_at',
  removedAt: 'removed_at',
} as const;
const table = tableColumns('network_post_file', columns);
export type FileRow = RowOf<'network_post_file', typeof columns>;

export const insertFile = table.insert;

/** Added by the member since `from`, behind the lock of the member; those that are removed count too. */
export async function countAdded(tx: Tx, memberId: string, from: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`post file ${memberId}`}, 0))`.execute(tx);
  const { added } = await tx
    .selectFrom('network_post_file')
    .select(({ fn }) => fn.countAll<number>().as('added'))
    .where('member_id', '=', memberId)
    .where('added_at', '>', from)
    .executeTakeFirstOrThrow();
  return added;
}

/** Puts an unused file of the member into a post. False: there is none. */
export async function placeFile(
  tx: Tx,
  { postId, authorId }: Authorized<{ readonly postId: string; readonly authorId: string }>,
  { fileId, description }: { readonly fileId: string; readonly description: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('network_post_file')
    .set({ post_id: postId, description })
    .where('file_id', '=', fileId)
    .where('member_id', '=', authorId)
    .where('post_id', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of all these posts. */
export async function listFilesOf(reader: Reader, postIds: readonly string[]): Promise<readonly FileRow[]> {
  if (postIds.length === 0) return [];
  const { rows } = await sql<FileRow>`select ${table.asSql} from network_post_file
    where post_id ${isAmong(postIds, 'uuid')} and removed_at is null`.execute(reader);
  return rows;
}

interface Keys {
  readonly storageKey: string;
  readonly pictureKey: string | null;
}
const keys = sql`storage_key as "storageKey", picture_key as "pictureKey"`;
const keysIn = (rows: readonly Keys[]): readonly string[] =>
  rows.flatMap(({ storageKey, pictureKey }) => [storageKey, ...(pictureKey === null ? [] : [pictureKey])]);

/** With a post that is deleted; its row counts for the day. Answers the keys of the files. */
export async function removeFileOf(
  tx: Tx,
  { postId }: Authorized<{ readonly postId: string }>,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<Keys>`update network_post_file set removed_at = ${now}
    where post_id = ${postId} and removed_at is null returning ${keys}`.execute(tx);
  return keysIn(rows);
}

/** A lot of those that no post has had since before this. Answers how many, and the keys of the files. */
export async function forgetUnusedFiles(
  tx: Tx,
  { before, most }: Authorized<{ before: Date; most: number }>,
): Promise<{ readonly rows: number; readonly keys: readonly string[] }> {
  const { rows } = await sql<Keys>`delete from network_post_file where file_id in
    (select file_id from network_post_file where post_id is null and added_at < ${before}
      order by added_at limit ${most}) returning ${keys}`.execute(tx);
  return { rows: rows.length, keys: keysIn(rows) };
}

/** The last part of a key is the file's id. */
export async function listKnownFiles(reader: Reader, asked: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<Keys>`select ${keys} from network_post_file
    where file_id ${isAmong(idsIn(asked, -1), 'uuid')} and removed_at is null`.execute(reader);
  return keysIn(rows).filter((key) => asked.includes(key));
}

/** Of a person, for who leaves. */
export async function listOwnKeys(reader: Reader, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<Keys>`select ${keys} from network_post_file
    where member_id = network_person(${userId}) and removed_at is null`.execute(reader);
  return keysIn(rows);
}
