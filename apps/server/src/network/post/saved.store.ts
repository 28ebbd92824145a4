import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { FeedRow } from './feed.store.ts';
import { postAsP, readableBy } from './post.store.ts';

export interface Saving {
  readonly memberId: string;
  readonly postId: string;
}

export async function insertSaved(
  tx: Tx,
  { memberId, postId }: Authorized<Saving>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('network_saved_post')
    .values({ member_id: memberId, post_id: postId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSaved(tx: Tx, { memberId, postId }: Authorized<Saving>): Promise<void> {
  await tx
    .deleteFrom('network_saved_post')
    .where('member_id', '=', memberId)
    .where('post_id', '=', postId)
    .execute();
}

/** Of these posts those that the member has saved. */
export async function listSavedAmong(
  reader: Reader,
  memberId: string,
  postIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (postIds.length === 0) return new Set();
  const { rows } = await sql<{ postId: string }>`select post_id as "postId" from network_saved_post
    where member_id = ${memberId} and post_id ${isAmong(postIds, 'uuid')}`.execute(reader);
  return new Set(rows.map(({ postId }) => postId));
}

export type SavedRow = FeedRow & { readonly savedAt: Date };

/** The last saved first; what can no longer be read is left out. */
export async function listSaved(
  reader: Reader,
  memberId: string,
  after: AfterInstant | null,
  most: number,
): Promise<SavedRow[]> {
  const behind = after === null ? sql`true` : sql`(s.at, s.post_id) < (${after.at}, ${after.id}::uuid)`;
  const { rows } = await sql<SavedRow>`select r.*, 'saved' as why, s.at as "savedAt"
    from network_saved_post s cross join lateral (select ${postAsP} from network_post p
      where p.post_id = s.post_id and ${readableBy(memberId)} offset 0) r
    where s.member_id = ${memberId}::uuid and ${behind}
    order by s.at desc, s.post_id desc limit ${most}`.execute(reader);
  return rows;
}
