import type { SessionType } from '@nukkad/contract/talk/chat/session-types';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { beginning, containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { ConversationRow } from './conversation.store.ts';

/** Whose conversations: a person's own, an organisation's, and of a professional those about own jobs. */
export interface Whose {
  readonly userId: string;
  /** Null: who acts for an organisation has no conversations of their own but those with support. */
  readonly personId: string | null;
  /** Null: not one whose people may read its messages. */
  readonly organisationId: string | null;
  /** Of the organisation `jobsOf`, those about these records. */
  readonly jobsOf: string | null;
  readonly jobs: readonly string[];
}

export interface ConversationFilter {
  readonly q?: string | undefined;
  readonly sessionType?: SessionType | undefined;
  readonly referenceNo?: string | undefined;
  readonly conversationId?: string | undefined;
  readonly unread?: 'true' | undefined;
}

export interface ListedConversation extends ConversationRow {
  readonly side: 'a' | 'b';
  /** How far this person read; null: has not opened it. */
  readonly ownReadSeq: number | null;
  readonly ownSeen: number | null;
  /** This person deleted the newest message for themselves. */
  readonly isLastHidden: boolean;
  /** The newest message is a voice note. */
  readonly isLastVoice: boolean;
  readonly isPinned: boolean;
  readonly isMuted: boolean;
}

/** Where a page of the list ended: those that the person pinned come first. */
export interface AfterListed extends AfterInstant {
  readonly isPinned: boolean;
}

const columns = sql`c.conversation_id as "conversationId", c.session_type as "sessionType",
  c.reference_id as "referenceId", c.reference_no as "referenceNo", c.a_user_id as "aUserId",
  c.a_organisation_id as "aOrganisationId", c.b_user_id as "bUserId", c.b_organisation_id as "bOrganisationId",
  c.last_seq as "lastSeq", c.last_at as "lastAt", c.last_message_id as "lastMessageId", c.last_side as "lastSide",
  c.last_text as "lastText", c.last_documents as "lastDocuments", c.last_deleted as "lastDeleted",
  c.last_begun as "lastBegun", c.a_open as "aOpen", c.b_open as "bOpen",
  c.a_count as "aCount", c.b_count as "bCount", c.a_delivered_seq as "aDeliveredSeq", c.a_read_seq as "aReadSeq",
  c.a_seen as "aSeen", c.a_notified_seq as "aNotifiedSeq", c.b_delivered_seq as "bDeliveredSeq",
  c.b_read_seq as "bReadSeq", c.b_seen as "bSeen", c.b_notified_seq as "bNotifiedSeq", c.closed_at as "closedAt",
  c.created_at as "createdAt"`;

/** The other side is a person or a partner of this name; who is blocked is found by the number of their work alone. */
const isNamed = (q: string) => sql`(c.reference_no ilike ${beginning(q)}
  or (exists (select 1 from user_account u where u.user_id = case c.side when 'a' then c.b_user_id else c.a_user_id end
      and u.full_name ilike ${containing(q)})
    or exists (select 1 from organisation o
      where o.organisation_id = case c.side when 'a' then c.b_organisation_id else c.a_organisation_id end
      and o.company_name ilike ${containing(q)}))
    and not network_parties_blocked(c.a_user_id, c.a_organisation_id, c.b_user_id, c.b_organisation_id))`;

const unread = sql`(case c.side when 'a' then c.b_count - coalesce(r.seen, c.a_seen)
  else c.a_count - coalesce(r.seen, c.b_seen) end)`;

/** Each way to have a conversation by its own index, the last written first. */
const mine = (
  { userId, personId, organisationId, jobsOf, jobs }: Whose,
  within: RawBuilder<unknown>,
) => sql`(select *, 'a' as side from conversation where a_user_id = ${personId} and ${within} order by last_at desc, conversation_id desc limit ${mostLooked})
  union all (select *, 'b' from conversation where b_user_id = ${personId} and ${within} order by last_at desc, conversation_id desc limit ${mostLooked})
  union all (select *, 'a' from conversation where a_organisation_id = ${organisationId} and ${within} order by last_at desc, conversation_id desc limit ${mostLooked})
  union all (select *, 'b' from conversation where b_organisation_id = ${organisationId} and ${within} order by last_at desc, conversation_id desc limit ${mostLooked})
  union all (select *, 'b' from conversation where reference_id = any(${[...jobs]}::uuid[]) and b_organisation_id = ${jobsOf} and ${within} limit ${mostLooked})
  union all (select *, 'a' from conversation where a_user_id = ${userId} and ${personId}::uuid is null and session_type in ('support', 'direct')
    and ${within} order by last_at desc, conversation_id desc limit ${mostLooked})
  union all (select *, 'b' from conversation where b_user_id = ${userId} and ${personId}::uuid is null and session_type = 'direct'
    and ${within} order by last_at desc, conversation_id desc limit ${mostLooked})`;

/** A search looks through so many conversations, the last written ones. */
const mostLooked = 1_000;

const filtered = ({ q, unread: onlyUnread }: ConversationFilter) => sql`
  ${q ? isNamed(q) : sql`true`} and ${onlyUnread ? sql`${unread} > 0` : sql`true`}`;

/** What an index of a side answers by itself. */
const within = (
  { sessionType, referenceNo, conversationId }: ConversationFilter,
  after: AfterListed | null,
) => sql`${sessionType ? sql`session_type = ${sessionType}` : sql`true`}
  and ${referenceNo ? sql`reference_no = ${referenceNo}` : sql`true`}
  and ${conversationId ? sql`conversation_id = ${conversationId}` : sql`true`}
  and ${after && !after.isPinned ? sql`(last_at, conversation_id) < (${after.at}, ${after.id}::uuid)` : sql`true`}`;

const isPinned = sql`(p.pinned_at is not null)`;

const behind = (after: AfterListed | null) =>
  after
    ? sql`(${isPinned}, c.last_at, c.conversation_id) < (${after.isPinned}, ${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;

export async function listConversations(
  reader: Reader,
  whose: Whose,
  filter: ConversationFilter,
  { after, limit }: { readonly after: AfterListed | null; readonly limit: number },
): Promise<readonly ListedConversation[]> {
  const { rows } =
    await sql<ListedConversation>`select ${columns}, c.side, r.read_seq as "ownReadSeq", r.seen as "ownSeen",
      exists (select 1 from message_hidden h where h.conversation_id = c.conversation_id
        and h.user_id = ${whose.userId} and h.seq = c.last_seq) as "isLastHidden",
      c.last_documents > 0 and exists (select 1 from chat_document d where d.message_id = c.last_message_id
        and d.media_type like 'audio/%') as "isLastVoice",
      ${isPinned} as "isPinned", p.muted_at is not null as "isMuted"
    from (${mine(whose, within(filter, after))}) c
    left join conversation_reader r on r.conversation_id = c.conversation_id and r.user_id = ${whose.userId}
    left join conversation_choice p on p.conversation_id = c.conversation_id and p.user_id = ${whose.userId}
    where ${filtered(filter)} and ${behind(after)}
    order by ${isPinned} desc, c.last_at desc, c.conversation_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countConversations = (
  reader: Reader,
  whose: Whose,
  filter: ConversationFilter,
): Promise<number> =>
  countRows(
    reader,
    sql`from (${mine(whose, within(filter, null))}) c
    left join conversation_reader r on r.conversation_id = c.conversation_id and r.user_id = ${whose.userId}
    where ${filtered(filter)}`,
  );

export interface TagCount {
  readonly tag: SessionType;
  readonly conversations: number;
  readonly unreadConversations: number;
  readonly unread: number;
}

/** Of the newest conversations of each kind of access; what is older and unread has waited for long. */
export async function countByTag(reader: Reader, whose: Whose): Promise<readonly TagCount[]> {
  const { rows } = await sql<TagCount>`select c.session_type as tag, count(*)::int as conversations,
      (count(*) filter (where ${unread} > 0))::int as "unreadConversations",
      coalesce(sum(greatest(0, ${unread})), 0)::int as unread
    from (${mine(whose, sql`true`)}) c
    left join conversation_reader r on r.conversation_id = c.conversation_id and r.user_id = ${whose.userId}
    group by c.session_type order by c.session_type`.execute(reader);
  return rows;
}
