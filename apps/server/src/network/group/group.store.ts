import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { closeness, nameMatches } from '../../platform/search/name-match.ts';
import type { WantedName } from '../../platform/search/two-records.rules.ts';
import type { GroupLabel } from './group.interface.ts';
import type { MembershipRow } from './membership.store.ts';

const columns = {
  groupId: 'group_id',
  slug: 'slug',
  ownerId: 'owner_id',
  name: 'name',
  description: 'description',
  rules: 'rules',
  tradeId: 'trade_id',
  cityCode: 'city_code',
  colour: 'colour',
  joining: 'joining',
  approvesPosts: 'approves_posts',
  forVisitors: 'for_visitors',
  members: 'members',
  status: 'status',
  handedAt: 'handed_at',
  closedAt: 'closed_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const groupTable = tableColumns('network_group', columns);
export type GroupRow = RowOf<'network_group', typeof columns>;

/** With what the one who reads is to it. */
export type SeenGroup = GroupRow & {
  readonly ownStatus: MembershipRow['status'] | null;
  readonly ownRole: MembershipRow['role'] | null;
  readonly againFrom: Date | null;
  readonly ownReason: MembershipRow['reason'];
  readonly ownReasonWords: string | null;
  /** Whose invitation waits for the one who reads. */
  readonly invitedBy: string | null;
};

/** The columns of a group in a statement that calls the table `g`, and the own membership `x`. */
const seenAsG = (
  viewerId: string,
) => sql`g.group_id as "groupId", g.slug, g.owner_id as "ownerId", g.name, g.description, g.rules, g.trade_id as "tradeId",
  g.city_code as "cityCode", g.colour, g.joining, g.approves_posts as "approvesPosts", g.for_visitors as "forVisitors", g.members, g.status,
  g.handed_at as "handedAt", g.closed_at as "closedAt", g.created_at as "createdAt", g.updated_at as "updatedAt", g.version,
  x.status as "ownStatus", x.role as "ownRole", x.again_from as "againFrom",
  x.reason as "ownReason", x.reason_words as "ownReasonWords", network_group_inviter(${viewerId}::uuid, g.group_id) as "invitedBy"`;

export const withOwn = (viewerId: string | null) =>
  sql`network_group g left join network_group_membership x on x.group_id = g.group_id and x.member_id = ${viewerId}::uuid`;

/** Of the groups `g`: those that the member may find. Who is in one stays in it, also beside an owner that it has blocked. */
export const seenBy = (viewerId: string | null): RawBuilder<boolean> =>
  sql`g.status = 'open' and (x.status is not distinct from 'member' or not network_blocked(${viewerId}::uuid, g.owner_id))`;

export const lockGroup = groupTable.lockBy('groupId');
export const findGroup = groupTable.findBy('groupId');
export const insertGroup = groupTable.insert<'create'>;
/** Members are counted by their moves, and the address stays. */
export const saveGroup = groupTable.saveBy('groupId').but('slug', 'members', 'createdAt');

export async function addMembers(
  tx: Tx,
  { groupId, by }: Authorized<{ readonly groupId: string; readonly by: number }>,
): Promise<void> {
  await tx
    .updateTable('network_group')
    .set((eb) => ({ members: eb('members', '+', by) }))
    .where('group_id', '=', groupId)
    .execute();
}

/** Behind a lock of the name: of two that begin at once the second one sees the first. */
export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`group ${slug}`}, 0))`.execute(tx);
  const found = await tx
    .selectFrom('network_group')
    .select('group_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return found !== undefined;
}

/** One by its address or its id, that the member may find; an own one also when it was removed, and one that was closed by who was in it. */
export async function findSeen(reader: Reader, viewerId: string, slug: string): Promise<SeenGroup | null> {
  const { rows } = await sql<SeenGroup>`select ${seenAsG(viewerId)} from ${withOwn(viewerId)}
    where (g.slug = ${slug} or g.group_id::text = ${slug})
      and ((${seenBy(viewerId)}) or (g.status = 'removed' and g.owner_id = ${viewerId}::uuid)
        or (g.status = 'closed' and x.status = 'member'))`.execute(reader);
  return rows[0] ?? null;
}

/** Of these those that the member may find; null: the back office, which reads what was removed as well. */
export async function listFindable(
  reader: Reader,
  viewerId: string | null,
  groupIds: readonly string[],
): Promise<readonly GroupRow[]> {
  if (groupIds.length === 0) return [];
  if (viewerId === null) {
    const { rows } = await sql<GroupRow>`select ${groupTable.asSql} from network_group
      where group_id ${isAmong(groupIds, 'uuid')}`.execute(reader);
    return rows;
  }
  return listSeen(reader, viewerId, groupIds);
}

/** The same with what the member is to each. */
export async function listSeen(
  reader: Reader,
  viewerId: string,
  groupIds: readonly string[],
): Promise<readonly SeenGroup[]> {
  if (groupIds.length === 0) return [];
  const { rows } = await sql<SeenGroup>`select ${seenAsG(viewerId)} from ${withOwn(viewerId)}
    where g.group_id ${isAmong(groupIds, 'uuid')} and ${seenBy(viewerId)}`.execute(reader);
  return rows;
}

/** One that visitors may open; null: there is none of this address, or it is for members alone. */
export async function findOpen(reader: Reader, slug: string): Promise<GroupRow | null> {
  const { rows } = await sql<GroupRow>`select ${groupTable.asSql} from network_group
    where slug = ${slug} and status = 'open' and for_visitors`.execute(reader);
  return rows[0] ?? null;
}

export interface GroupsAsked {
  readonly viewerId: string;
  /** Of the reader: groups of it come first; null: not known. */
  readonly ownCity: string | null;
  /** Null: nothing was typed. */
  readonly wanted: WantedName | null;
  readonly trade: string | null;
  readonly city: string | null;
  readonly mine: boolean;
}

const fits = ({ viewerId, wanted, trade, city, mine }: GroupsAsked): RawBuilder<boolean> =>
  sql`${seenBy(viewerId)} and (${trade}::text is null or g.trade_id = ${trade}) and (${city}::text is null or g.city_code = ${city})
    and (not ${mine}::boolean or x.status in ('member', 'requested')) and ${wanted ? nameMatches(sql`g.name`, wanted) : sql`true`}`;

export type FoundGroup = SeenGroup & { readonly score: number };

export interface AfterFound {
  readonly score: number;
  readonly members: number;
  readonly id: string;
}

/** The nearest name first, or those of the own city; then the largest. */
export async function listGroups(
  reader: Reader,
  asked: GroupsAsked,
  after: AfterFound | null,
  limit: number,
): Promise<FoundGroup[]> {
  const { viewerId, wanted, ownCity } = asked;
  const score = wanted
    ? closeness(sql`g.name`, wanted)
    : sql`(g.city_code is not distinct from ${ownCity}::text)::int::real`;
  const behind = after
    ? sql`(found.score, found.members, found."groupId") < (${after.score}::real, ${after.members}::int, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<FoundGroup>`select * from (
      select ${seenAsG(viewerId)}, (${score})::real as score from ${withOwn(viewerId)} where ${fits(asked)}
    ) found where ${behind}
    order by found.score desc, found.members desc, found."groupId" desc limit ${limit}`.execute(reader);
  return rows;
}

export const countGroups = (reader: Reader, asked: GroupsAsked): Promise<number> =>
  countRows(reader, sql`from ${withOwn(asked.viewerId)} where ${fits(asked)}`);

export async function listLabels(
  reader: Reader,
  memberId: string,
  groupIds: readonly string[],
): Promise<readonly GroupLabel[]> {
  if (groupIds.length === 0) return [];
  const { rows } =
    await sql<GroupLabel>`select g.group_id as "groupId", g.slug, g.name, g.approves_posts as "approvesPosts",
      network_decides_in(${memberId}::uuid, g.group_id) as "isDecider"
    from network_group g where g.group_id ${isAmong(groupIds, 'uuid')}`.execute(reader);
  return rows;
}
