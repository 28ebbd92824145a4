/** Writes the street as the product would have: rows with their counts, tags, mentions and feeds, and no notice of the past. */
import { tagsIn } from '@nukkad/contract/network/post/post-words';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../../../src/platform/db/database.ts';
import type { DB } from '../../../../src/platform/db/schema.gen.ts';
import type { MadeComment, MadeReaction } from './made-answers.ts';
import type { MadePost } from './made-posts.ts';

export type WrittenPost = MadePost & {
  readonly postId: string;
  readonly audience: 'everyone' | 'connections';
  /** What it said before an edit. */
  readonly before: string | null;
};

const minuteMs = 60_000;

/** All rows in one statement with one value: a value for each column of each row is slow to plan. */
async function insertAll<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

/** An edit came some minutes after the post. */
const editedAt = ({ before, publishedAt }: WrittenPost): Date | null =>
  before === null ? null : new Date(publishedAt.getTime() + 7 * minuteMs);

const postRow = (post: WrittenPost) => ({
  post_id: post.postId,
  author_id: post.author.memberId,
  written_by: post.author.writtenBy,
  city_code: post.author.cityCode,
  body: post.body,
  audience: post.audience,
  tags: [...tagsIn(post.body)],
  status: 'published' as const,
  published_at: post.publishedAt,
  edited_at: editedAt(post),
  created_at: post.publishedAt,
  updated_at: editedAt(post) ?? post.publishedAt,
  version: post.before === null ? 1 : 2,
});

/** Into the feeds of their authors and of the authors' connections. */
const fillFeeds = (tx: Tx, postIds: readonly string[]) =>
  sql`insert into network_feed_entry (member_id, published_at, post_id)
    select reader.id, p.published_at, p.post_id from network_post p cross join lateral (
      select p.author_id as id
      union select c.high_id from network_connection c where c.low_id = p.author_id and c.status = 'Accepted'
      union select c.low_id from network_connection c where c.high_id = p.author_id and c.status = 'Accepted') reader
    where p.post_id = any(${[...postIds]}::uuid[]) on conflict do nothing`.execute(tx);

export async function writePosts(tx: Tx, posts: readonly WrittenPost[]): Promise<void> {
  await insertAll(tx, 'network_post', posts.map(postRow));
  const tags = posts.flatMap(({ body, postId, publishedAt }) =>
    tagsIn(body).map((tag) => ({ tag, published_at: publishedAt, post_id: postId })),
  );
  await insertAll(tx, 'network_post_tag', tags);
  const mentions = posts.flatMap(({ postId, named, publishedAt }) =>
    named ? [{ post_id: postId, member_id: named.memberId, handle: named.handle, told_at: publishedAt }] : [],
  );
  await insertAll(tx, 'network_post_mention', mentions);
  const edits = posts.flatMap((post) => {
    const at = editedAt(post);
    return post.before !== null && at ? [{ post_id: post.postId, number: 1, body: post.before, at }] : [];
  });
  await insertAll(tx, 'network_post_edit', edits);
  await fillFeeds(
    tx,
    posts.map(({ postId }) => postId),
  );
}

/** As many as are shown: an answer belongs to the post as well. */
const countComments = (tx: Tx, ids: string[]) =>
  Promise.all([
    sql`update network_post p set comments = p.comments + c.count
      from (select subject_id, count(*)::int as count from network_comment
        where comment_id = any(${ids}::uuid[]) group by subject_id) c where c.subject_id = p.post_id`.execute(
      tx,
    ),
    sql`update network_comment p set replies = p.replies + c.count
      from (select parent_id, count(*)::int as count from network_comment
        where comment_id = any(${ids}::uuid[]) and parent_id is not null group by parent_id) c
      where c.parent_id = p.comment_id`.execute(tx),
  ]);

export async function writeComments(
  tx: Tx,
  comments: readonly MadeComment[],
  writerOf: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = comments.map((one) => ({
    comment_id: one.commentId,
    subject: 'post' as const,
    subject_id: one.postId,
    parent_id: one.parentId,
    author_id: one.authorId,
    written_by: writerOf.get(one.authorId) ?? null,
    body: one.body,
    status: 'published' as const,
    created_at: one.at,
    updated_at: one.at,
  }));
  // Answers come after what they answer.
  const firstOnes = rows.filter((row) => row.parent_id === null);
  const answers = rows.filter((row) => row.parent_id !== null);
  for (const level of [firstOnes, answers]) await insertAll(tx, 'network_comment', level);
  await countComments(
    tx,
    comments.map(({ commentId }) => commentId),
  );
}

/** One of a member; who reacted by hand meanwhile keeps the own one. */
export const writeReactions = (tx: Tx, reactions: readonly MadeReaction[]) =>
  sql`with given as (insert into network_reaction (subject, subject_id, member_id, kind, at)
      select r.subject, r."subjectId", r."memberId", r.kind, r.at
      from jsonb_to_recordset(${JSON.stringify(reactions)}::jsonb)
        as r(subject text, "subjectId" uuid, "memberId" uuid, kind text, at timestamptz)
      on conflict do nothing returning subject, subject_id),
    counted as (select subject, subject_id, count(*)::int as count from given group by subject, subject_id),
    of_posts as (update network_post p set reactions = p.reactions + c.count from counted c
      where c.subject = 'post' and p.post_id = c.subject_id)
    update network_comment p set reactions = p.reactions + c.count from counted c
      where c.subject = 'comment' and p.comment_id = c.subject_id`.execute(tx);
