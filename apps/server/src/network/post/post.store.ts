import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  postId: 'post_id',
  authorId: 'author_id',
  writtenBy: 'written_by',
  cityCode: 'city_code',
  body: 'body',
  audience: 'audience',
  groupId: 'group_id',
  tags: 'tags',
  status: 'status',
  declineReason: 'decline_reason',
  publishAt: 'publish_at',
  publishedAt: 'published_at',
  editedAt: 'edited_at',
  comments: 'comments',
  reactions: 'reactions',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const postTable = tableColumns('network_post', columns);
export type PostRow = RowOf<'network_post', typeof columns>;

/** The columns of a post in a statement that calls the table `p`. */
export const postAsP = sql`p.post_id as "postId", p.author_id as "authorId", p.written_by as "writtenBy",
  p.city_code as "cityCode", p.body, p.audience, p.group_id as "groupId", p.tags, p.status, p.decline_reason as "declineReason", p.publish_at as "publishAt",
  p.published_at as "publishedAt", p.edited_at as "editedAt", p.comments, p.reactions, p.created_at as "createdAt",
  p.updated_at as "updatedAt", p.version`;

export const findPost = postTable.findBy('postId');
export const lockPost = postTable.lockBy('postId');
export const insertPost = postTable.insert<'publish' | 'schedule' | 'submit'>;
export const savePost = postTable
  .saveBy('postId')
  .only('body', 'tags', 'status', 'declineReason', 'publishedAt', 'editedAt', 'updatedAt', 'version');

/** Since `from` and planned ones, behind a lock of the member: two at once do not both find room. */
export async function countWritten(
  tx: Tx,
  authorId: string,
  from: Date,
): Promise<{ readonly lately: number; readonly scheduled: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`post ${authorId}`}, 0))`.execute(tx);
  return tx
    .selectFrom('network_post')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('created_at', '>', from).as('lately'),
      fn.countAll<number>().filterWhere('status', '=', 'scheduled').as('scheduled'),
    ])
    .where('author_id', '=', authorId)
    .where((eb) => eb.or([eb('created_at', '>', from), eb('status', '=', 'scheduled')]))
    .executeTakeFirstOrThrow();
}

/** Comments and reactions come and go without a new version: what an author sees of the words stays as it is. */
export async function addCounts(
  tx: Tx,
  { postId, comments, reactions }: Authorized<{ postId: string; comments: number; reactions: number }>,
): Promise<void> {
  const counted = tx
    .updateTable('network_post')
    .set((eb) => ({
      comments: eb.fn<number>('greatest', [eb.val(0), eb('comments', '+', comments)]),
      reactions: eb.fn<number>('greatest', [eb.val(0), eb('reactions', '+', reactions)]),
    }))
    .where('post_id', '=', postId);
  await sendOff(tx, counted);
}

export async function replaceTags(tx: Tx, post: Authorized<PostRow>): Promise<void> {
  await tx.deleteFrom('network_post_tag').where('post_id', '=', post.postId).execute();
  if (post.publishedAt === null || post.tags.length === 0) return;
  const { postId, publishedAt } = post;
  const rows = post.tags.map((tag) => ({ tag, published_at: publishedAt, post_id: postId }));
  await tx.insertInto('network_post_tag').values(rows).execute();
}

export interface Edit {
  readonly number: number;
  readonly body: string;
  readonly at: Date;
}

export async function insertEdit(
  tx: Tx,
  { postId, body }: Authorized<Pick<PostRow, 'postId' | 'body'>>,
  at: Date,
): Promise<void> {
  await sql`insert into network_post_edit (post_id, number, body, at)
    select ${postId}::uuid, coalesce(max(number), 0) + 1, ${body}, ${at}::timestamptz from network_post_edit
    where post_id = ${postId}`.execute(tx);
}

/** A post can be edited for a day and an edit is a call of twenty a minute; more than these are not shown. */
const mostEdits = 100;

export const listEdits = (reader: Reader, postId: string): Promise<Edit[]> =>
  reader
    .selectFrom('network_post_edit')
    .select(['number', 'body', 'at'])
    .where('post_id', '=', postId)
    .orderBy('number', 'desc')
    .limit(mostEdits)
    .execute();

/** Whether a moderator still decides about it. */
export async function isUnderReview(reader: Reader, postId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    isOpen: boolean;
  }>`select network_case_open('post', ${postId}::uuid, ${now}) as "isOpen"`.execute(reader);
  return rows[0]?.isOpen ?? false;
}

interface Decided {
  /** Null: of all. */
  readonly authorId: string | null;
  readonly now: Date;
  readonly most: number;
}

/** A lot of deleted posts about which nothing is left to decide, and whose pictures or file are still there. */
export async function lockDecided(tx: Tx, { authorId, now, most }: Decided): Promise<readonly PostRow[]> {
  const whose = authorId === null ? sql`true` : sql`p.author_id = ${authorId}`;
  const { rows } = await sql<PostRow>`select ${postAsP} from network_post p
    where p.status = 'deleted' and ${whose} and not network_case_open('post', p.post_id, ${now})
      and (exists (select 1 from network_post_picture i where i.post_id = p.post_id)
        or exists (select 1 from network_post_file f where f.post_id = p.post_id and f.removed_at is null))
    order by p.post_id limit ${most} for update of p`.execute(tx);
  return rows;
}

/** A lot of posts that were deleted before this; what belongs to them goes with them. */
export async function forgetDeleted(
  tx: Tx,
  { before, most, now }: Authorized<{ before: Date; most: number; now: Date }>,
): Promise<number> {
  const { rows } = await sql`delete from network_post where post_id in (select post_id from network_post
    where status = 'deleted' and updated_at < ${before} and not network_case_open('post', post_id, ${now})
    order by updated_at limit ${most}) returning 1`.execute(tx);
  return rows.length;
}

/** Of the posts `p`: those that the member may read; null: one who has no row yet. */
export const readableBy = (viewerId: string | null): RawBuilder<boolean> =>
  sql`p.status = 'published' and exists (select from network_sight(${viewerId}::uuid, p.author_id)) and (p.audience = 'everyone'
    or p.author_id = ${viewerId}::uuid
    or p.audience = 'connections' and network_connected(${viewerId}::uuid, p.author_id)
    or p.audience = 'group' and network_in_group(${viewerId}::uuid, p.group_id))`;

/** Of these posts those that the member may read; null: the back office, which reads what was removed as well. */
export async function listReadable(
  reader: Reader,
  viewerId: string | null,
  postIds: readonly string[],
): Promise<readonly PostRow[]> {
  if (postIds.length === 0) return [];
  const readable = viewerId === null ? sql`true` : readableBy(viewerId);
  const { rows } = await sql<PostRow>`select ${postAsP} from network_post p
    where p.post_id ${isAmong(postIds, 'uuid')} and ${readable}`.execute(reader);
  return rows;
}
