import type { Group, GroupCard } from '@nukkad/contract/network/group/group.model';
import { groupErrors } from '@nukkad/contract/network/group/group.noun';
import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { GroupDependencies } from './group.interface.ts';
import { decides } from './group.policy.ts';
import { type Around, type Viewing, presentCard, presentGroup, standingIn } from './group.presenter.ts';
import { type SeenGroup, findSeen } from './group.store.ts';
import { listCovers } from './picture.store.ts';
import { countRequests } from './membership.store.ts';

/** For whom the caller acts. 403 where they may not for the business. */
export async function viewingAs(
  { member: members, catalog, platform }: GroupDependencies,
  { viewer, now, lang }: Pick<SignedInCall, 'viewer' | 'now' | 'lang'>,
  action: PermissionAction = 'view',
): Promise<Viewing> {
  const [member, trades] = await Promise.all([
    members.memberOf({ viewer }, platform.db, action),
    catalog.categoryNames(lang),
  ]);
  return { actor: { viewer, member }, member, now, trades };
}

async function aroundOf(
  { geography, platform }: GroupDependencies,
  reader: Reader,
  rows: readonly SeenGroup[],
): Promise<Around> {
  const [cities, covers] = await Promise.all([
    geography.cityNames(reader, [...new Set(rows.map(({ cityCode }) => cityCode))]),
    listCovers(
      reader,
      rows.map(({ groupId }) => groupId),
    ),
  ]);
  return { cities, covers, secret: platform.config.secret };
}

export async function presentCards(
  deps: GroupDependencies,
  reader: Reader,
  viewing: Viewing,
  rows: readonly SeenGroup[],
): Promise<GroupCard[]> {
  if (rows.length === 0) return [];
  const around = await aroundOf(deps, reader, rows);
  return rows.map((row) => presentCard(row, viewing, around));
}

/** One that the member may find, by its address or its id. */
export async function readGroup(
  deps: GroupDependencies,
  reader: Reader,
  viewing: Viewing,
  slug: string,
): Promise<Group> {
  const { memberId } = viewing.member;
  const row = (await findSeen(reader, memberId, slug)) ?? refuse(groupErrors.group_not_found);
  const { ownerId, groupId, invitedBy } = row;
  const isDeciding = decides({ standing: standingIn(row, memberId) });
  const [around, cards, requests] = await Promise.all([
    aroundOf(deps, reader, [row]),
    deps.member.cards(
      reader,
      memberId,
      [ownerId, invitedBy].flatMap((id) => id ?? []),
    ),
    isDeciding ? countRequests(reader, groupId, memberId) : null,
  ]);
  const [owner, inviter] = [cards.get(ownerId ?? '') ?? null, cards.get(invitedBy ?? '') ?? null];
  return presentGroup(row, viewing, { ...around, owner, inviter, requests });
}

export const getGroup = async (deps: GroupDependencies, call: SignedInCall, slug: string): Promise<Group> =>
  readGroup(deps, deps.platform.db, await viewingAs(deps, call), slug);
