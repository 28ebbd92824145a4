import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ConversationRow } from './conversation.store.ts';
import { type MessageRow, messageColumns } from './message.store.ts';

/** So many messages of its side to each side: a number that is written over more is no number any more. */
const around = 20;

/** The messages of one side around one of them, with it, in order. */
export async function listNeighbours(
  reader: Reader,
  { conversationId, seq }: MessageRow,
  side: 'a' | 'b',
): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`select * from (
      (select ${messageColumns} from message m
        where m.conversation_id = ${conversationId} and m.side = ${side} and m.seq < ${seq}
        order by m.seq desc limit ${around})
      union all (select ${messageColumns} from message m
        where m.conversation_id = ${conversationId} and m.side = ${side} and m.seq >= ${seq}
        order by m.seq limit ${around + 1})) near order by seq`.execute(reader);
  return rows;
}

/** Of messages of one conversation, in one statement. Their conversation is locked. */
export async function saveWords(tx: Tx, rows: readonly Authorized<MessageRow>[]): Promise<void> {
  await sql`update message m set text = w.text, begun = w.begun, edited_at = w."editedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w("conversationId" uuid, seq int, at timestamptz,
      text text, begun text, "editedAt" timestamptz)
    where m.conversation_id = w."conversationId" and m.seq = w.seq and m.at = w.at
      and (m.text, m.begun, m.edited_at) is distinct from (w.text, w.begun, w."editedAt")`.execute(tx);
}

export async function saveWordsOfConversation(
  tx: Tx,
  { conversationId, lastText, lastBegun, aOpen, bOpen }: Authorized<ConversationRow>,
): Promise<void> {
  await sql`update conversation set last_text = ${lastText}, last_begun = ${lastBegun}, a_open = ${aOpen}, b_open = ${bOpen}
    where conversation_id = ${conversationId}`.execute(tx);
}
