import type { Reaction } from '@nukkad/contract/talk/chat/session-types';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { MessageRow, SeqRange } from './message.store.ts';

export interface ReactionRow {
  readonly seq: number;
  readonly userId: string;
  readonly emoji: Reaction;
}

export async function listReactions(
  reader: Reader,
  { conversationId, after, before }: SeqRange,
): Promise<readonly ReactionRow[]> {
  const { rows } = await sql<ReactionRow>`select seq, user_id as "userId", emoji from message_reaction
    where conversation_id = ${conversationId} and seq > ${after} and seq < ${before} order by at, user_id`.execute(
    reader,
  );
  return rows;
}

/** One of each person: the last one counts. Null takes it back. */
export async function saveReaction(
  tx: Tx,
  { conversationId, seq }: Authorized<MessageRow>,
  { userId, emoji }: { readonly userId: string; readonly emoji: Reaction | null },
  now: Date,
): Promise<void> {
  await (emoji === null
    ? sql`delete from message_reaction
        where conversation_id = ${conversationId} and seq = ${seq} and user_id = ${userId}`
    : sql`insert into message_reaction (conversation_id, seq, user_id, emoji, at)
        values (${conversationId}, ${seq}, ${userId}, ${emoji}, ${now})
        on conflict (conversation_id, seq, user_id) do update set emoji = excluded.emoji, at = excluded.at`
  ).execute(tx);
}

/** The words are gone, and with them what was thought of them. */
export async function deleteReactions(
  tx: Tx,
  { conversationId, seq }: Authorized<MessageRow>,
): Promise<void> {
  await sql`delete from message_reaction where conversation_id = ${conversationId} and seq = ${seq}`.execute(
    tx,
  );
}
