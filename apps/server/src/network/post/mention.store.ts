import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface Mention {
  readonly memberId: string;
  readonly handle: string;
}
export type MentionRow = Mention & { readonly postId: string };

/** Those that are named now; who was told of it before is not told again. */
export async function replaceMentions(
  tx: Tx,
  { postId }: Authorized<{ readonly postId: string }>,
  mentions: readonly Mention[],
): Promise<void> {
  const ids = mentions.map(({ memberId }) => memberId);
  await sql`delete from network_post_mention where post_id = ${postId}
    and not (member_id ${isAmong(ids, 'uuid')})`.execute(tx);
  await sql`insert into network_post_mention (post_id, member_id, handle)
    select ${postId}::uuid, c."memberId", c.handle
    from jsonb_to_recordset(${JSON.stringify(mentions)}::jsonb) as c("memberId" uuid, handle text)
    on conflict (post_id, member_id) do update set handle = excluded.handle`.execute(tx);
}

/** Members who are named and were not told yet; from now on they were. */
export async function markTold(
  tx: Tx,
  { postId }: Authorized<{ readonly postId: string }>,
  now: Date,
): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('network_post_mention')
    .set({ told_at: now })
    .where('post_id', '=', postId)
    .where('told_at', 'is', null)
    .returning('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}

/** Who is named in these posts, and who wrote them: whose cards a page needs. */
export const shownIn = (
  authorIds: readonly string[],
  postIds: readonly string[],
): Sought<readonly string[]> =>
  sql<readonly string[]>`(select array(select unnest(${[...authorIds]}::uuid[])
    union select x.member_id from network_post_mention x where x.post_id ${isAmong(postIds, 'uuid')}))`;

export async function listMentionsOf(
  reader: Reader,
  postIds: readonly string[],
): Promise<readonly MentionRow[]> {
  if (postIds.length === 0) return [];
  const { rows } = await sql<MentionRow>`select post_id as "postId", member_id as "memberId", handle
    from network_post_mention where post_id ${isAmong(postIds, 'uuid')} order by post_id, handle`.execute(
    reader,
  );
  return rows;
}
