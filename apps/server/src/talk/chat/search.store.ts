import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { type MessageRow, messageColumns } from './message.store.ts';

/** Where a page of found messages goes on: behind this one. */
export interface AfterFound {
  readonly at: Date;
  readonly messageId: string;
  readonly seq: number;
}

export interface WantedMessages {
  readonly conversationIds: readonly string[];
  /** Each is in the words. */
  readonly terms: readonly string[];
  readonly userId: string;
}

const contains = (term: string): RawBuilder<unknown> => sql`m.text ilike ${containing(term)}`;

/** Neither deleted for everyone nor for this person. */
const matching = ({ terms, userId }: WantedMessages): RawBuilder<unknown> => sql`m.deleted_at is null
  and ${sql.join(terms.map(contains), sql` and `)}
  and not exists (select 1 from message_hidden h where h.conversation_id = m.conversation_id
    and h.user_id = ${userId} and h.seq = m.seq)`;

/** Of one conversation in the order of its numbers, which its key has; of several by time. Newest first. */
export async function searchMessages(
  reader: Reader,
  wanted: WantedMessages,
  after: AfterFound | null,
  limit: number,
): Promise<readonly MessageRow[]> {
  const { conversationIds } = wanted;
  const [only] = conversationIds;
  if (only === undefined) return [];
  if (conversationIds.length === 1) {
    const { rows } = await sql<MessageRow>`select ${messageColumns} from message m
      where m.conversation_id = ${only} and ${after ? sql`m.seq < ${after.seq}` : sql`true`} and ${matching(wanted)}
      order by m.seq desc limit ${limit}`.execute(reader);
    return rows;
  }
  const behind = after ? sql`(m.at, m.message_id) < (${after.at}, ${after.messageId}::uuid)` : sql`true`;
  const { rows } = await sql<MessageRow>`select ${messageColumns} from message m
    where m.conversation_id = any(${[...conversationIds]}::uuid[]) and ${behind} and ${matching(wanted)}
    order by m.at desc, m.message_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Of every month that is over. */
export async function indexWords(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{
    made: number;
  }>`select index_message_words((${now}::timestamptz at time zone 'UTC')::date) as made`.execute(tx);
  return rows[0]?.made ?? 0;
}
