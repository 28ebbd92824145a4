import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';

export interface PlacedPoll {
  readonly postId: string;
  readonly pollId: string;
}

export async function placePoll(tx: Tx, { postId, pollId }: Authorized<PlacedPoll>): Promise<void> {
  await tx.insertInto('network_post_poll').values({ post_id: postId, poll_id: pollId }).execute();
}

/** Of all these posts. */
export async function listPollsOf(
  reader: Reader,
  postIds: readonly string[],
): Promise<readonly PlacedPoll[]> {
  if (postIds.length === 0) return [];
  const { rows } =
    await sql<PlacedPoll>`select post_id as "postId", poll_id as "pollId" from network_post_poll
    where post_id ${isAmong(postIds, 'uuid')}`.execute(reader);
  return rows;
}
