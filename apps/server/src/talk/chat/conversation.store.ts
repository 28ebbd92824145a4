import { sql } from 'kysely';
import type { SessionType } from '@nukkad/contract/talk/chat/session-types';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { TalkParty } from '../../platform/talk/talk-reference.ts';

const columns = {
  conversationId: 'conversation_id',
  sessionType: 'session_type',
  referenceId: 'reference_id',
  referenceNo: 'reference_no',
  aUserId: 'a_user_id',
  aOrganisationId: 'a_organisation_id',
  bUserId: 'b_user_id',
  bOrganisationId: 'b_organisation_id',
  lastSeq: 'last_seq',
  lastAt: 'last_at',
  lastMessageId: 'last_message_id',
  lastSide: 'last_side',
  lastText: 'last_text',
  lastDocuments: 'last_documents',
  lastDeleted: 'last_deleted',
  lastBegun: 'last_begun',
  aOpen: 'a_open',
  bOpen: 'b_open',
  aCount: 'a_count',
  bCount: 'b_count',
  aDeliveredSeq: 'a_delivered_seq',
  aReadSeq: 'a_read_seq',
  aSeen: 'a_seen',
  aNotifiedSeq: 'a_notified_seq',
  bDeliveredSeq: 'b_delivered_seq',
  bReadSeq: 'b_read_seq',
  bSeen: 'b_seen',
  bNotifiedSeq: 'b_notified_seq',
  closedAt: 'closed_at',
  createdAt: 'created_at',
} as const;
const conversation = tableColumns('conversation', columns);
type Row = RowOf<'conversation', typeof columns>;

export interface ConversationRow extends Omit<Row, 'sessionType' | 'lastSide'> {
  readonly sessionType: SessionType;
  readonly lastSide: 'a' | 'b' | 's' | null;
}

export async function findConversations(
  reader: Reader,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, ConversationRow>> {
  if (conversationIds.length === 0) return new Map();
  const { rows } = await sql<ConversationRow>`select ${conversation.asSql} from conversation
    where conversation_id ${isAmong(conversationIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/**
 * In one order, so that two who lock several never wait for each other in a circle. The list is joined: as a condition it
 * would be planned anew for each call.
 */
export async function lockConversations(
  tx: Tx,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, ConversationRow>> {
  const { rows } = await sql<ConversationRow>`select ${conversation.asSql}
    from unnest(${[...conversationIds]}::uuid[]) as wanted(id)
    join conversation on conversation.conversation_id = wanted.id
    order by conversation.conversation_id for update of conversation`.execute(tx);
  return new Map(rows.map((row) => [row.conversationId, row]));
}

export interface SoughtConversation {
  readonly sessionType: SessionType;
  readonly referenceId: string | null;
  readonly a: TalkParty;
  readonly b: TalkParty;
}

export async function findBetween(
  reader: Reader,
  { sessionType, referenceId, a, b }: SoughtConversation,
): Promise<ConversationRow | null> {
  const { rows } = await sql<ConversationRow>`select ${conversation.asSql} from conversation
    where session_type = ${sessionType} and reference_id is not distinct from ${referenceId}::uuid
      and a_user_id is not distinct from ${a.userId}::uuid and a_organisation_id is not distinct from ${a.organisationId}::uuid
      and b_user_id is not distinct from ${b.userId}::uuid and b_organisation_id is not distinct from ${b.organisationId}::uuid`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export interface NewConversation {
  readonly conversationId: string;
  readonly sessionType: SessionType;
  readonly referenceId: string | null;
  readonly referenceNo: string | null;
  readonly aUserId: string | null;
  readonly aOrganisationId: string | null;
  readonly bUserId: string | null;
  readonly bOrganisationId: string | null;
}

/** False: two opened it at one moment, and the other was first. */
export async function insertConversation(
  tx: Tx,
  one: Authorized<NewConversation>,
  now: Date,
): Promise<boolean> {
  const row = conversation.written({ ...one, lastAt: now, createdAt: now });
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('conversation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** What a message changes of its conversation, and what it was given its number by. */
export interface Grown {
  readonly before: ConversationRow;
  readonly after: ConversationRow;
}

const grownOf = ({ before, after }: Grown) => ({
  conversationId: after.conversationId,
  wasSeq: before.lastSeq,
  lastSeq: after.lastSeq,
  lastAt: after.lastAt,
  lastMessageId: after.lastMessageId,
  lastSide: after.lastSide,
  lastText: after.lastText,
  lastDocuments: after.lastDocuments,
  lastBegun: after.lastBegun,
  aOpen: after.aOpen,
  bOpen: after.bOpen,
  aCount: after.aCount,
  bCount: after.bCount,
  aRead: before.aReadSeq,
  bRead: before.bReadSeq,
  aTold: before.aNotifiedSeq,
  bTold: before.bNotifiedSeq,
  aWas: before.aOpen,
  bWas: before.bOpen,
  aNotified: after.aNotifiedSeq,
  bNotified: after.bNotifiedSeq,
});

/** Refuses what was decided by a row that has changed since. */
export const conversationMovedOn = 'conversation_moved_on';

/**
 * Of any number of conversations, in one statement: only where each is still as it was when its messages were numbered.
 * Locked in the same order as by `lockConversations`.
 */
export async function growConversations(tx: Tx, rows: readonly Authorized<Grown>[]): Promise<void> {
  await sendOff(
    tx,
    sql`with held as (select m.* from jsonb_to_recordset(${JSON.stringify(rows.map(grownOf))}::jsonb)
        as m("conversationId" uuid, "wasSeq" int, "lastSeq" int, "lastAt" timestamptz, "lastMessageId" uuid,
          "lastSide" text, "lastText" text, "lastDocuments" smallint, "lastBegun" text, "aOpen" text,
          "bOpen" text, "aCount" int, "bCount" int, "aRead" int,
          "bRead" int, "aTold" int, "bTold" int, "aNotified" int, "bNotified" int,
          "aWas" text, "bWas" text)
      join conversation c on c.conversation_id = m."conversationId" and c.last_seq = m."wasSeq" and c.closed_at is null
        and c.a_read_seq = m."aRead" and c.b_read_seq = m."bRead" and c.a_notified_seq = m."aTold"
        and c.b_notified_seq = m."bTold" and c.a_open = m."aWas" and c.b_open = m."bWas"
      order by c.conversation_id for update of c),
    grown as (update conversation set last_seq = held."lastSeq", last_at = held."lastAt",
        last_message_id = held."lastMessageId", last_side = held."lastSide", last_text = held."lastText",
        last_documents = held."lastDocuments", last_deleted = false, last_begun = held."lastBegun", a_open = held."aOpen",
        b_open = held."bOpen", a_count = held."aCount", b_count = held."bCount",
        a_notified_seq = held."aNotified", b_notified_seq = held."bNotified"
      from held where conversation.conversation_id = held."conversationId" returning 1)
    select must_change((select count(*) from grown), ${rows.length}, ${conversationMovedOn})`,
  );
}

/** All that a message changes of its conversation. */
type Moved = Pick<
  ConversationRow,
  | 'conversationId'
  | 'lastSeq'
  | 'lastAt'
  | 'lastMessageId'
  | 'lastSide'
  | 'lastText'
  | 'lastDocuments'
  | 'lastDeleted'
  | 'aCount'
  | 'bCount'
  | 'aDeliveredSeq'
  | 'aReadSeq'
  | 'aSeen'
  | 'aNotifiedSeq'
  | 'bDeliveredSeq'
  | 'bReadSeq'
  | 'bSeen'
  | 'bNotifiedSeq'
>;

/** Of any number of conversations, in one statement. Each was locked. */
export async function saveConversations(tx: Tx, rows: readonly Authorized<Moved>[]): Promise<void> {
  if (rows.length === 0) return;
  await sendOff(
    tx,
    sql`update conversation c set last_seq = m."lastSeq", last_at = m."lastAt", last_message_id = m."lastMessageId",
      last_side = m."lastSide", last_text = m."lastText", last_documents = m."lastDocuments", last_deleted = m."lastDeleted",
      a_count = m."aCount", b_count = m."bCount", a_delivered_seq = m."aDeliveredSeq", a_read_seq = m."aReadSeq",
      a_seen = m."aSeen", a_notified_seq = m."aNotifiedSeq", b_delivered_seq = m."bDeliveredSeq",
      b_read_seq = m."bReadSeq", b_seen = m."bSeen", b_notified_seq = m."bNotifiedSeq"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m("conversationId" uuid, "lastSeq" int, "lastAt" timestamptz,
      "lastMessageId" uuid, "lastSide" text, "lastText" text, "lastDocuments" smallint, "lastDeleted" boolean,
      "aCount" int, "bCount" int, "aDeliveredSeq" int, "aReadSeq" int, "aSeen" int, "aNotifiedSeq" int,
      "bDeliveredSeq" int, "bReadSeq" int, "bSeen" int, "bNotifiedSeq" int)
    where c.conversation_id = m."conversationId"`,
  );
}

export async function closeConversation(
  tx: Tx,
  { conversationId }: Authorized<Pick<ConversationRow, 'conversationId'>>,
  now: Date,
): Promise<void> {
  await sql`update conversation set closed_at = coalesce(closed_at, ${now})
    where conversation_id = ${conversationId}`.execute(tx);
}
