import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type PostRow, postAsP } from './post.store.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

/** A member and a group whose posts are in its feed. */
export interface InGroup {
  readonly memberId: string;
  readonly groupId: string;
}

/** The newest posts of a group into the feed of who is in it now. */
export async function insertNewestOfGroup(
  tx: Tx,
  { memberId, groupId }: Authorized<InGroup>,
  { from, most }: { readonly from: Date; readonly most: number },
): Promise<void> {
  await sql`insert into network_feed_entry (member_id, published_at, post_id)
    select ${memberId}::uuid, p.published_at, p.post_id from network_post p
    where p.group_id = ${groupId}::uuid and p.status = 'published' and p.published_at > ${from}
    order by p.published_at desc limit ${most} on conflict do nothing`.execute(tx);
}

/** All that others say in a group out of the feed of one who is not in it any more. */
export async function deleteEntriesOfGroup(
  tx: Tx,
  { memberId, groupId }: Authorized<InGroup>,
): Promise<void> {
  await sql`delete from network_feed_entry e using network_post p
    where e.member_id = ${memberId}::uuid and p.post_id = e.post_id and p.group_id = ${groupId}::uuid
      and p.author_id <> ${memberId}::uuid`.execute(tx);
}

/** Posts that wait in a group in which the member decides, the oldest first; its own ones wait nowhere. */
export async function listWaiting(
  reader: Reader,
  { memberId, groupId }: InGroup,
  after: AfterInstant | null,
  most: number,
): Promise<readonly PostRow[]> {
  const behind = after ? sql`(p.created_at, p.post_id) > (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<PostRow>`select ${postAsP} from network_post p
    where p.group_id = ${groupId}::uuid and p.status = 'waiting' and network_decides_in(${memberId}::uuid, ${groupId}::uuid)
      and not network_blocked(${memberId}::uuid, p.author_id) and ${behind}
    order by p.created_at, p.post_id limit ${most}`.execute(reader);
  return rows;
}

/** How many wait for one who decides. */
export async function countWaiting(reader: Reader, { memberId, groupId }: InGroup): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from network_post p
    where p.group_id = ${groupId}::uuid and p.status = 'waiting' and network_decides_in(${memberId}::uuid, ${groupId}::uuid)
      and not network_blocked(${memberId}::uuid, p.author_id)`.execute(reader);
  return rows[0]?.count ?? 0;
}
