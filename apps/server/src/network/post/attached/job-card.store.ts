import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';

export interface PlacedCard {
  readonly postId: string;
  readonly cardId: string;
}

export async function placeCard(tx: Tx, { postId, cardId }: Authorized<PlacedCard>): Promise<void> {
  await tx.insertInto('network_post_job_card').values({ post_id: postId, card_id: cardId }).execute();
}

/** Of all these posts. */
export async function listCardsOf(
  reader: Reader,
  postIds: readonly string[],
): Promise<readonly PlacedCard[]> {
  if (postIds.length === 0) return [];
  const { rows } =
    await sql<PlacedCard>`select post_id as "postId", card_id as "cardId" from network_post_job_card
    where post_id ${isAmong(postIds, 'uuid')}`.execute(reader);
  return rows;
}
