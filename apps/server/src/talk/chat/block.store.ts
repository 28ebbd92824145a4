import { sql } from 'kysely';
import { isAmong } from '../../platform/db/is-among.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Sides } from './chat.policy.ts';

/** Of these conversations those whose sides have blocked each other in the network. */
export async function listBlocked(
  reader: Reader,
  conversationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (conversationIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select c.conversation_id as id from conversation c
    where c.conversation_id ${isAmong(conversationIds, 'uuid')}
      and network_parties_blocked(c.a_user_id, c.a_organisation_id, c.b_user_id, c.b_organisation_id)`.execute(
    reader,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Who the sides of a conversation are in the network; null: one of both is no member any more. */
export async function findMembers(
  reader: Reader,
  conversationId: string,
): Promise<{ readonly a: string; readonly b: string } | null> {
  const { rows } = await sql<{ a: string; b: string }>`select a.member_id as a, b.member_id as b
    from conversation c
      join network_member a on a.user_id = c.a_user_id or a.organisation_id = c.a_organisation_id
      join network_member b on b.user_id = c.b_user_id or b.organisation_id = c.b_organisation_id
    where c.conversation_id = ${conversationId}`.execute(reader);
  return rows[0] ?? null;
}

type Between = Sides & { readonly conversationId: string };

/** What two members have together as the sides of conversations. */
export async function listBetween(
  reader: Reader,
  memberIds: readonly [string, string],
  most: number,
): Promise<readonly Between[]> {
  const [one, other] = memberIds;
  const { rows } =
    await sql<Between>`select c.conversation_id as "conversationId", c.session_type as "sessionType",
      c.a_user_id as "aUserId", c.a_organisation_id as "aOrganisationId", c.b_user_id as "bUserId",
      c.b_organisation_id as "bOrganisationId"
    from network_member m, network_member w, conversation c
    where ((m.member_id = ${one} and w.member_id = ${other}) or (m.member_id = ${other} and w.member_id = ${one}))
      and (c.a_user_id = m.user_id or c.a_organisation_id = m.organisation_id)
      and (c.b_user_id = w.user_id or c.b_organisation_id = w.organisation_id)
    order by c.last_at desc, c.conversation_id desc limit ${most}`.execute(reader);
  return rows;
}
