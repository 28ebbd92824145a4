import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';
import type { Counted } from '../reaction/index.ts';

const columns = {
  commentId: 'comment_id',
  subject: 'subject',
  subjectId: 'subject_id',
  parentId: 'parent_id',
  authorId: 'author_id',
  writtenBy: 'written_by',
  body: 'body',
  status: 'status',
  replies: 'replies',
  reactions: 'reactions',
  editedAt: 'edited_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const commentTable = tableColumns('network_comment', columns);
export type CommentRow = RowOf<'network_comment', typeof columns>;

export const findComment = commentTable.findBy('commentId');
export const lockComment = commentTable.lockBy('commentId');
export const insertComment = commentTable.insert<'write'>;
export const saveComment = commentTable
  .saveBy('commentId')
  .only('body', 'status', 'editedAt', 'updatedAt', 'version');

/** Behind which comment a page begins; and those of others whom the viewer has blocked, or who have blocked it, are not there. */
export interface CommentPage {
  readonly subjectId: string;
  readonly parentId: string | null;
  readonly viewerId: string;
  readonly after: string | null;
  readonly limit: number;
}

/** On a post, or the answers to one comment, the oldest first. */
export async function listShown(
  reader: Reader,
  { subjectId, parentId, viewerId, after, limit }: CommentPage,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`select ${commentTable.asSql} from network_comment
    where subject_id = ${subjectId} and status = 'published'
      and ${parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`}
      and not network_blocked(${viewerId}, author_id)
      ${after ? sql`and comment_id > ${after}::uuid` : sql``}
    order by comment_id limit ${limit}`.execute(reader);
  return rows;
}

/** Those of these that a member may see, with the post that each is about; an answer only while what it answers is shown. */
export async function listVisible(
  reader: Reader,
  viewerId: string | null,
  ids: readonly string[],
): Promise<CommentRow[]> {
  const visible =
    viewerId === null
      ? sql``
      : sql`and status = 'published' and not network_blocked(${viewerId}, author_id)
        and (parent_id is null or exists (select from network_comment p where p.comment_id = network_comment.parent_id
          and p.status = 'published' and not network_blocked(${viewerId}, p.author_id)))`;
  const { rows } = await sql<CommentRow>`select ${commentTable.asSql} from network_comment
    where comment_id ${isAmong(ids, 'uuid')} ${visible}`.execute(reader);
  return rows;
}

/** Those before and after one, on the same level, also what is not shown. */
export async function listNear(reader: Reader, row: CommentRow, most: number): Promise<CommentRow[]> {
  const level =
    row.parentId === null
      ? sql`parent_id is null`
      : sql`(parent_id = ${row.parentId} or comment_id = ${row.parentId})`;
  const { rows } =
    await sql<CommentRow>`select ${commentTable.asSql} from network_comment where comment_id in (
      (select comment_id from network_comment where subject_id = ${row.subjectId} and ${level} and comment_id <= ${row.commentId}
        order by comment_id desc limit ${most + 1})
      union all
      (select comment_id from network_comment where subject_id = ${row.subjectId} and ${level} and comment_id > ${row.commentId}
        order by comment_id limit ${most}))
    order by comment_id`.execute(reader);
  return rows;
}

export const listFirst = (reader: Reader, subjectId: string, limit: number): Promise<CommentRow[]> =>
  reader
    .selectFrom('network_comment')
    .select(commentTable.selected)
    .where('subject_id', '=', subjectId)
    .where('parent_id', 'is', null)
    .orderBy('comment_id')
    .limit(limit)
    .execute();

/** Who wrote last on a post or in answer to a comment, as this member may learn it, and how many others have written there. */
export async function findLatestOn(
  reader: Reader,
  { subjectId, parentId }: { readonly subjectId: string; readonly parentId: string | null },
  memberId: string,
): Promise<{ readonly authorId: string; readonly others: number } | null> {
  const { rows } = await sql<{ authorId: string; others: number }>`with told as (
      select author_id, max(comment_id::text) as last from network_comment
      where subject_id = ${subjectId} and status = 'published' and author_id <> ${memberId}
        and ${parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`}
        and not network_blocked(${memberId}, author_id)
      group by author_id)
    select author_id as "authorId", (count(*) over () - 1)::int as others from told order by last desc limit 1`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** Of a member since then, behind a lock: two at once do not both find room. */
export async function countWritten(tx: Tx, authorId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`network comment ${authorId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('network_comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Its version stays: a reaction is no move of it. */
export async function countReactions(tx: Tx, { subjectId, by }: Authorized<Counted>): Promise<void> {
  const counted = tx
    .updateTable('network_comment')
    .set(({ eb }) => ({ reactions: eb('reactions', '+', by) }))
    .where('comment_id', '=', subjectId);
  await sendOff(tx, counted);
}

/** The same of its answers. */
export async function countReplies(tx: Tx, { subjectId, by }: Authorized<Counted>): Promise<void> {
  const counted = tx
    .updateTable('network_comment')
    .set(({ eb }) => ({ replies: eb('replies', '+', by) }))
    .where('comment_id', '=', subjectId);
  await sendOff(tx, counted);
}

export async function insertEdit(
  tx: Tx,
  { commentId, version, body }: Authorized<CommentRow>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('network_comment_edit')
    .values({ comment_id: commentId, number: version, body, at: now })
    .execute();
}

/** Comments of a person go with the account, those of a business stay with it, without who typed them. */
export const commentPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_comment_edit',
      title: 'What your comments said before you changed them',
      whose: (userId) =>
        sql`t.comment_id in (select comment_id from network_comment where author_id = network_person(${userId}))`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_comment',
      title: 'Your comments in the network',
      whose: (userId) => sql`t.author_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_comment',
      title: 'Comments that you wrote for a business',
      whose: (userId) =>
        sql`t.written_by = ${userId} and t.author_id is distinct from network_person(${userId})`,
      erasure: { kind: 'blank', set: { written_by: null } },
    },
  ],
};
