import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';

export interface MessageRow {
  readonly conversationId: string;
  readonly seq: number;
  readonly messageId: string;
  readonly at: Date;
  readonly side: 'a' | 'b' | 's';
  readonly userId: string | null;
  readonly text: string;
  readonly documents: number;
  readonly aCount: number;
  readonly bCount: number;
  readonly deletedAt: Date | null;
  /** What its side had written before, where a number goes on in it; left out or null: none does. */
  readonly begun?: string | null;
  /** Number of the message that it answers; left out or null: none. */
  readonly replySeq?: number | null;
  /** The story that it answers; left out or null: none. */
  readonly storyId?: string | null;
  /** When its words were corrected; left out or null: never. */
  readonly editedAt?: Date | null;
}

export type NewMessage = Omit<MessageRow, 'deletedAt' | 'editedAt'>;

export const messageColumns = sql`m.conversation_id as "conversationId", m.seq, m.message_id as "messageId", m.at, m.side,
  m.user_id as "userId", m.text, m.documents, m.a_count as "aCount", m.b_count as "bCount", m.deleted_at as "deletedAt",
  m.begun, m.reply_seq as "replySeq", m.story_id as "storyId", m.edited_at as "editedAt"`;

/** Any number of messages of any number of conversations, in one statement. */
export async function insertMessages(tx: Tx, rows: readonly Authorized<NewMessage>[]): Promise<void> {
  await sendOff(
    tx,
    sql`insert into message (conversation_id, seq, message_id, at, side, user_id, text, documents, a_count, b_count)
    select n."conversationId", n.seq, n."messageId", n.at, n.side, n."userId", n.text, n.documents, n."aCount", n."bCount"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("conversationId" uuid, seq int, "messageId" uuid,
      at timestamptz, side text, "userId" uuid, text text, documents smallint, "aCount" int, "bCount" int)`,
  );
}

/** Refuses a message that is stored already. */
export const messageIsKnown = 'message_is_known';

/**
 * The same, and only where none of them is stored already. `offset 0` keeps the question one for each message, by the key:
 * as a join it is planned for a hundred messages, and a month of some thousands is then read as a whole for each lot.
 */
export async function insertNewMessages(tx: Tx, rows: readonly Authorized<NewMessage>[]): Promise<void> {
  await sendOff(
    tx,
    sql`with stored as (insert into message (conversation_id, seq, message_id, at, side, user_id, text, documents, a_count,
        b_count, begun, reply_seq, story_id)
      select n."conversationId", n.seq, n."messageId", n.at, n.side, n."userId", n.text, n.documents, n."aCount",
        n."bCount", n.begun, n."replySeq", n."storyId"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("conversationId" uuid, seq int, "messageId" uuid,
        at timestamptz, side text, "userId" uuid, text text, documents smallint, "aCount" int, "bCount" int, begun text, "replySeq" int,
        "storyId" uuid)
      where not exists (select from message m where m.message_id = n."messageId" offset 0) returning 1)
    select must_change((select count(*) from stored), ${rows.length}, ${messageIsKnown})`,
  );
}

/** Joined with the list: as a condition it would be planned anew for each call, over all months. */
export async function findMessages(
  reader: Reader,
  messageIds: readonly string[],
): Promise<readonly MessageRow[]> {
  const { rows } =
    await sql<MessageRow>`select ${messageColumns} from unnest(${[...messageIds]}::uuid[]) as wanted(id)
    join message m on m.message_id = wanted.id`.execute(reader);
  return rows;
}

export type PlaceOfMessage = Pick<MessageRow, 'conversationId' | 'seq'>;

/** Those that others answer. */
export async function findAt(
  reader: Reader,
  places: readonly PlaceOfMessage[],
): Promise<readonly MessageRow[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<MessageRow>`select ${messageColumns}
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as w("conversationId" uuid, seq int)
    join message m on m.conversation_id = w."conversationId" and m.seq = w.seq`.execute(reader);
  return rows;
}

export interface SeqRange {
  readonly conversationId: string;
  /** Both ends are left out. */
  readonly after: number;
  readonly before: number;
}

export interface ListedMessage extends MessageRow {
  /** This person deleted it for themselves. */
  readonly isHidden: boolean;
}

/** As this person has it, in order. Numbers have no gap, so the range is as long as the page. */
export async function listMessages(
  reader: Reader,
  { conversationId, after, before }: SeqRange,
  userId: string | null,
): Promise<readonly ListedMessage[]> {
  const { rows } =
    await sql<ListedMessage>`select ${messageColumns}, h.seq is not null as "isHidden" from message m
    left join message_hidden h on h.conversation_id = m.conversation_id and h.user_id = ${userId} and h.seq = m.seq
    where m.conversation_id = ${conversationId} and m.seq > ${after} and m.seq < ${before} order by m.seq`.execute(
      reader,
    );
  return rows;
}

export interface SeqCounts {
  readonly conversationId: string;
  readonly seq: number;
  readonly aCount: number;
  readonly bCount: number;
}

/** How many messages each side had written with these. */
export async function countsAt(
  reader: Reader,
  wanted: readonly Pick<SeqCounts, 'conversationId' | 'seq'>[],
): Promise<readonly SeqCounts[]> {
  if (wanted.length === 0) return [];
  const { rows } =
    await sql<SeqCounts>`select m.conversation_id as "conversationId", m.seq, m.a_count as "aCount",
      m.b_count as "bCount"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("conversationId" uuid, seq int)
    join message m on m.conversation_id = w."conversationId" and m.seq = w.seq`.execute(reader);
  return rows;
}

/** Its words and files go; its place stays. */
export async function blankMessage(
  tx: Tx,
  { conversationId, seq, at }: Authorized<MessageRow>,
  now: Date,
): Promise<void> {
  await sql`update message set text = '', documents = 0, deleted_at = ${now}
    where conversation_id = ${conversationId} and seq = ${seq} and at = ${at}`.execute(tx);
}

export async function hideMessage(
  tx: Tx,
  { conversationId, seq }: Authorized<MessageRow>,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`insert into message_hidden (conversation_id, user_id, seq, hidden_at)
    values (${conversationId}, ${userId}, ${seq}, ${now}) on conflict do nothing`.execute(tx);
}

/** Answers of a person to stories since then, without the one that is being sent. */
export async function countStoryReplies(
  reader: Reader,
  { userId, since, but }: { readonly userId: string; readonly since: Date; readonly but: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from message
    where user_id = ${userId} and story_id is not null and at > ${since} and message_id <> ${but}`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}
