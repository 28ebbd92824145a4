import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { GroupLabel } from './group.interface.ts';

const columns = {
  membershipId: 'membership_id',
  groupId: 'group_id',
  memberId: 'member_id',
  role: 'role',
  status: 'status',
  since: 'since',
  moderatesSince: 'moderates_since',
  againFrom: 'again_from',
  reason: 'reason',
  reasonWords: 'reason_words',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const membershipTable = tableColumns('network_group_membership', columns);
export type MembershipRow = RowOf<'network_group_membership', typeof columns>;

export interface MembershipKey {
  readonly groupId: string;
  readonly memberId: string;
}

const findPair = membershipTable.findBy('groupId', 'memberId');
const lockPair = membershipTable.lockBy('groupId', 'memberId');
export const findMembership = (reader: Reader, { groupId, memberId }: MembershipKey) =>
  findPair(reader, groupId, memberId);
/** Behind the lock of the group, which every move takes first. */
export const lockMembership = (tx: Tx, { groupId, memberId }: MembershipKey) =>
  lockPair(tx, groupId, memberId);
export const insertMembership = membershipTable.insert<'found' | 'join' | 'ask' | 'come_invited'>;
export const saveMembership = membershipTable.saveBy('groupId', 'memberId').but('membershipId');

/** How many groups a member owns and is in, behind a lock of the member: two at once do not both find room. */
export async function countOf(
  tx: Tx,
  memberId: string,
): Promise<{ readonly owned: number; readonly joined: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`groups ${memberId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ owned: number; joined: number }>`select
      (select count(*) from network_group where owner_id = ${memberId} and status <> 'closed')::int as owned,
      (select count(*) from network_group_membership x join network_group g using (group_id)
        where x.member_id = ${memberId} and x.status in ('member', 'requested') and g.status = 'open')::int as joined`.execute(
    tx,
  );
  return rows[0] ?? { owned: 0, joined: 0 };
}

/** Who follows an owner who leaves: the oldest moderator, else the oldest member; null: no one is left. */
export async function findSuccessor(tx: Tx, { groupId, memberId }: MembershipKey): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select
    network_group_successor(${groupId}::uuid, ${memberId}::uuid) as id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function countModerators(tx: Tx, groupId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('network_group_membership')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .where('status', '=', 'member')
    .where('role', '=', 'moderator')
    .executeTakeFirstOrThrow();
  return count;
}

/** What a member is to a group that is open; who is removed meanwhile waits for what is written now. */
export async function lockPlace(tx: Tx, { groupId, memberId }: MembershipKey): Promise<GroupLabel | null> {
  const { rows } =
    await sql<GroupLabel>`select g.group_id as "groupId", g.slug, g.name, g.approves_posts as "approvesPosts",
      network_decides_in(x.member_id, g.group_id) as "isDecider"
    from network_group_membership x join network_group g using (group_id)
    where x.group_id = ${groupId}::uuid and x.member_id = ${memberId}::uuid and x.status = 'member' and g.status = 'open'
    for share of x`.execute(tx);
  return rows[0] ?? null;
}

/** Owner and moderators of an open group who are not apart from this member, and not it itself. */
export async function listDeciders(
  reader: Reader,
  { groupId, memberId }: MembershipKey,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select x.member_id as id from network_group_membership x
    where x.group_id = ${groupId}::uuid and x.status = 'member' and x.member_id <> ${memberId}::uuid
      and network_decides_in(x.member_id, x.group_id) and not network_blocked(x.member_id, ${memberId}::uuid)
    order by x.member_id`.execute(reader);
  return rows.map(({ id }) => id);
}

export async function listMemberIds(
  reader: Reader,
  groupId: string,
  after: string | null,
  limit: number,
): Promise<readonly string[]> {
  const from = after ?? '00000000-0000-0000-0000-000000000000';
  const { rows } = await sql<{ id: string }>`select member_id as id from network_group_membership
    where group_id = ${groupId}::uuid and status = 'member' and member_id > ${from}::uuid
    order by member_id limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}

interface News {
  readonly groupId: string;
  readonly version: number;
  readonly after: string | null;
  readonly most: number;
}

/** A lot of who is in it, by id; who was told of this version of the group is looked at again and told no more. */
export async function markTold(
  tx: Tx,
  { groupId, version, after, most }: Authorized<News>,
): Promise<readonly { readonly memberId: string; readonly isNew: boolean }[]> {
  const behind = after === null ? sql`` : sql`and member_id > ${after}::uuid`;
  const { rows } = await sql<{ memberId: string; isNew: boolean }>`with lot as (
      select member_id from network_group_membership where group_id = ${groupId} and status = 'member' ${behind}
      order by member_id limit ${most} for update),
    told as (
      update network_group_membership x set told_version = ${version} from lot
      where x.group_id = ${groupId} and x.member_id = lot.member_id and x.told_version is distinct from ${version}
      returning x.member_id)
    select lot.member_id as "memberId", told.member_id is not null as "isNew"
    from lot left join told on told.member_id = lot.member_id order by lot.member_id`.execute(tx);
  return rows;
}

export interface MembersAsked {
  readonly groupId: string;
  readonly viewerId: string;
  readonly of: 'members' | 'requests';
}

const shownTo = ({ viewerId, of }: MembersAsked) =>
  of === 'members'
    ? sql`x.status = 'member' and network_sees(${viewerId}::uuid, x.member_id)`
    : sql`x.status = 'requested' and not network_blocked(${viewerId}::uuid, x.member_id)`;

/** Who is in it, or asks, the first one first. */
export async function listMemberships(
  reader: Reader,
  asked: MembersAsked,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly MembershipRow[]> {
  const behind = after ? sql`(x.since, x.membership_id) > (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } =
    await sql<MembershipRow>`select x.membership_id as "membershipId", x.group_id as "groupId", x.member_id as "memberId", x.role,
      x.status, x.since, x.moderates_since as "moderatesSince", x.again_from as "againFrom", x.reason, x.reason_words as "reasonWords", x.updated_at as "updatedAt", x.version
    from network_group_membership x where x.group_id = ${asked.groupId}::uuid and ${shownTo(asked)} and ${behind}
    order by x.since, x.membership_id limit ${limit}`.execute(reader);
  return rows;
}

/** Requests that one who decides may see. */
export async function countRequests(reader: Reader, groupId: string, viewerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from network_group_membership x
    where x.group_id = ${groupId}::uuid and ${shownTo({ groupId, viewerId, of: 'requests' })}`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}
