import { sql } from 'kysely';
import type { InviteeState } from '@nukkad/contract/network/group/group-invitation.model';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { nameMatches } from '../../../platform/search/name-match.ts';
import type { WantedName } from '../../../platform/search/two-records.rules.ts';
import type { MembershipKey } from '../membership.store.ts';

const columns = {
  invitationId: 'invitation_id',
  groupId: 'group_id',
  memberId: 'member_id',
  byId: 'by_id',
  status: 'status',
  invitedAt: 'invited_at',
  againFrom: 'again_from',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('network_group_invitation', columns);
export type InvitationRow = RowOf<'network_group_invitation', typeof columns>;

const lockPair = table.lockBy('groupId', 'memberId');
/** Behind the lock of the group, which every move takes first. */
export const lockInvitation = (tx: Tx, { groupId, memberId }: MembershipKey) =>
  lockPair(tx, groupId, memberId);
export const insertInvitation = table.insert<'invite'>;
export const saveInvitation = table.saveBy('groupId', 'memberId').but('invitationId');

/** Whose invitation waits for a member now; null: none, also where who invited is not in it any more. */
export async function findInviter(
  reader: Reader,
  { groupId, memberId }: MembershipKey,
): Promise<{ readonly byId: string; readonly isDecider: boolean } | null> {
  const { rows } = await sql<{ byId: string; isDecider: boolean }>`select i.id as "byId",
      network_decides_in(i.id, ${groupId}::uuid) as "isDecider"
    from (select network_group_inviter(${memberId}::uuid, ${groupId}::uuid) as id) i where i.id is not null`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** How many a member has invited since then, behind a lock of the member: of two at once both count. */
export async function countInvited(tx: Tx, memberId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`group invitations ${memberId}`}, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom('network_group_invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('by_id', '=', memberId)
    .where('invited_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Invitations to open groups that wait for a member, the newest first. */
export async function listWaiting(
  reader: Reader,
  memberId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly Pick<InvitationRow, 'invitationId' | 'groupId' | 'byId' | 'invitedAt'>[]> {
  const behind = after ? sql`and (i.invited_at, i.invitation_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<
    Pick<InvitationRow, 'invitationId' | 'groupId' | 'byId' | 'invitedAt'>
  >`select i.invitation_id as "invitationId", i.group_id as "groupId", i.by_id as "byId", i.invited_at as "invitedAt"
    from network_group_invitation i join network_group g using (group_id)
    where i.member_id = ${memberId}::uuid and i.status = 'invited' and g.status = 'open'
      and not network_blocked(i.member_id, i.by_id) and not network_blocked(i.member_id, g.owner_id)
      and network_in_group(i.by_id, i.group_id) ${behind}
    order by i.invited_at desc, i.invitation_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** A connection of the one who invites, as the statement finds it. */
export interface InviteeRow {
  readonly memberId: string;
  readonly name: string;
  readonly state: InviteeState;
  readonly isOwn: boolean;
}

export interface InviteesAsked {
  readonly groupId: string;
  readonly viewerId: string;
  readonly now: Date;
  /** As typed, and shortened as names are shown; null: nothing was typed. */
  readonly names: readonly WantedName[] | null;
  /** One of them alone; null: all. */
  readonly memberId: string | null;
}

export interface AfterName {
  readonly name: string;
  readonly id: string;
}

/** Of so many connections that fit the names are put in order; more than anyone invites. */
const mostLookedAt = 1_000;

/**
 * Connections that may be asked, by name, and what each is to the group. Who was declined or removed lately is invited by
 * those who decide alone.
 */
export async function listInvitees(
  reader: Reader,
  { groupId, viewerId, now, names, memberId }: InviteesAsked,
  after: AfterName | null,
  limit: number,
): Promise<readonly InviteeRow[]> {
  const named = names
    ? sql`(${sql.join(
        names.map((one) => nameMatches(sql`m.shown_name`, one)),
        sql` or `,
      )})`
    : sql`true`;
  const behind = after ? sql`where (name, "memberId") > (${after.name}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<InviteeRow>`select "memberId", name, state, "isOwn" from (
      select m.member_id as "memberId", lower(m.shown_name) as name,
        case when x.status = 'member' then 'in' when x.status = 'requested' then 'asks'
          when network_group_inviter(m.member_id, g.group_id) is not null then 'invited'
          when i.status in ('declined', 'withdrawn') and i.again_from > ${now}
            or x.again_from > ${now} and not network_decides_in(${viewerId}::uuid, g.group_id) then 'not_now'
          else 'free' end as state,
        coalesce(i.by_id = ${viewerId}::uuid, false) as "isOwn"
      from (select high_id as member_id from network_connection where low_id = ${viewerId}::uuid and status = 'Accepted'
        union all select low_id from network_connection where high_id = ${viewerId}::uuid and status = 'Accepted') c
      join network_member m using (member_id)
      join network_group g on g.group_id = ${groupId}::uuid
      left join network_group_membership x on x.group_id = g.group_id and x.member_id = m.member_id
      left join network_group_invitation i on i.group_id = g.group_id and i.member_id = m.member_id
      where m.is_active and m.asked_by <> 'none' and (${memberId}::uuid is null or m.member_id = ${memberId}::uuid)
        and ${named}
        and not network_blocked(${viewerId}::uuid, m.member_id) and not network_blocked(g.owner_id, m.member_id)
      order by name, m.member_id limit ${mostLookedAt}
    ) found ${behind} order by name, "memberId" limit ${limit}`.execute(reader);
  return rows;
}
