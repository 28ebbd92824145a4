import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { ListAddresses } from '../../platform/http/pages/public-address.ts';

const columns = {
  memberId: 'member_id',
  userId: 'user_id',
  organisationId: 'organisation_id',
  handle: 'handle',
  shownName: 'shown_name',
  headline: 'headline',
  cityCode: 'city_code',
  tradeIds: 'trade_ids',
  seenBy: 'seen_by',
  askedBy: 'asked_by',
  mentionedBy: 'mentioned_by',
  isListed: 'is_listed',
  showsVisits: 'shows_visits',
  actsForBusiness: 'acts_for_business',
  isActive: 'is_active',
  createdAt: 'created_at',
  version: 'version',
} as const;
export const memberTable = tableColumns('network_member', columns);
export type MemberRow = RowOf<'network_member', typeof columns>;

export const findMember = memberTable.findBy('memberId');
export const lockMember = memberTable.lockBy('memberId');
export const findByHandle = memberTable.findBy('handle');

/** The person's own member and that of the business, as far as they are there. */
export async function findOwn(
  reader: Reader,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string | null },
): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`select ${memberTable.asSql} from network_member
    where user_id = ${userId} or organisation_id = ${organisationId}::uuid`.execute(reader);
  return rows;
}

export async function listMembers(
  reader: Reader,
  memberIds: readonly string[],
): Promise<readonly MemberRow[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<MemberRow>`select ${memberTable.asSql} from network_member
    where member_id ${isAmong(memberIds, 'uuid')}`.execute(reader);
  return rows;
}

export async function listOfOwners(
  reader: Reader,
  userIds: readonly string[],
  organisationIds: readonly string[],
): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`select ${memberTable.asSql} from network_member
    where user_id = any(${[...userIds]}::uuid[]) or organisation_id = any(${[...organisationIds]}::uuid[])`.execute(
    reader,
  );
  return rows;
}

/** Nothing where its owner has one already, or the handle is taken. */
export async function addMember(tx: Tx, row: Authorized<MemberRow>): Promise<boolean> {
  const added = await tx
    .insertInto('network_member')
    .values(memberTable.written(row))
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
}

export const saveMember = memberTable
  .saveBy('memberId')
  .only(
    'handle',
    'headline',
    'seenBy',
    'askedBy',
    'mentionedBy',
    'isListed',
    'showsVisits',
    'actsForBusiness',
    'version',
  );

/** What follows the account or the business; not counted as a change of its owner. */
export const saveMemberFacts = memberTable
  .saveBy('memberId')
  .only('shownName', 'cityCode', 'tradeIds', 'isActive');

/** Whose pages search engines may list, the newest first. */
export const listMemberPages: ListAddresses = async (reader, limit) => {
  const rows = await reader
    .selectFrom('network_member')
    .select('handle')
    .where('is_listed', '=', true)
    .where('is_active', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('member_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ handle }) => ({ path: screenAddress.networkMember(handle), changedAt: null }));
};
