import type { ReactionKind, ReactionSubject } from '@nukkad/contract/network/reaction/reaction.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { PersonalPort } from '../../platform/personal.ts';

export interface Reaction {
  readonly subject: ReactionSubject;
  readonly subjectId: string;
  readonly memberId: string;
  /** Null: none any more. */
  readonly kind: ReactionKind | null;
}

/** One of each member: the last one counts. How many there are more, or fewer: 1, 0 or -1. */
export async function saveReaction(tx: Tx, reaction: Authorized<Reaction>, now: Date): Promise<number> {
  const { subject, subjectId, memberId, kind } = reaction;
  if (kind === null) {
    const { numDeletedRows } = await tx
      .deleteFrom('network_reaction')
      .where('subject_id', '=', subjectId)
      .where('member_id', '=', memberId)
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    return -Number(numDeletedRows);
  }
  // A row that was there before keeps its time; `xmax` is 0 in a new one alone.
  const { rows } = await sql<{
    isNew: boolean;
  }>`insert into network_reaction (subject, subject_id, member_id, kind, at)
      values (${subject}, ${subjectId}, ${memberId}, ${kind}, ${now})
      on conflict (subject_id, member_id, subject) do update set kind = excluded.kind
      returning (xmax = 0) as "isNew"`.execute(tx);
  return rows[0]?.isNew ? 1 : 0;
}

/** How often a member has reacted since then. */
export async function countSince(reader: Reader, memberId: string, since: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('network_reaction')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The own ones of a member, by what they are about. */
export async function findOwnOf(
  reader: Reader,
  memberId: string,
  subject: ReactionSubject,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReactionKind>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('network_reaction')
    .select(['subject_id', 'kind'])
    .where('member_id', '=', memberId)
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.kind]));
}

export interface ReactionRow {
  readonly memberId: string;
  readonly kind: ReactionKind;
  readonly at: Date;
}

export interface ReactionFilter {
  readonly subject: ReactionSubject;
  readonly subjectId: string;
  readonly kind?: ReactionKind | undefined;
}

/** The newest first, without members whom the viewer has blocked or who have blocked the viewer. */
export async function listVisible(
  reader: Reader,
  viewerId: string,
  { subject, subjectId, kind }: ReactionFilter,
  { after, limit }: { readonly after: AfterInstant | null; readonly limit: number },
): Promise<ReactionRow[]> {
  const { rows } = await sql<ReactionRow>`select member_id as "memberId", kind, at from network_reaction
    where subject_id = ${subjectId} and subject = ${subject} and not network_blocked(${viewerId}, member_id)
      ${kind ? sql`and kind = ${kind}` : sql``}
      ${after ? sql`and (at, member_id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by at desc, member_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** How many reacted, and who did last, as the author may learn it: for one notice of all of them. */
export async function findLatestOf(
  reader: Reader,
  {
    subject,
    subjectId,
    authorId,
  }: Pick<ReactionFilter, 'subject' | 'subjectId'> & { readonly authorId: string },
): Promise<{ readonly memberId: string; readonly count: number } | null> {
  const { rows } = await sql<{ memberId: string; count: number }>`select member_id as "memberId",
      (count(*) over ())::int as count
    from network_reaction where subject_id = ${subjectId} and subject = ${subject}
      and member_id <> ${authorId} and not network_blocked(${authorId}, member_id)
    order by at desc, member_id desc limit 1`.execute(reader);
  return rows[0] ?? null;
}

export const reactionPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_reaction',
      title: 'Your reactions in the network',
      whose: (userId) => sql`t.member_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
  ],
};
