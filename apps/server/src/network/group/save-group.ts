import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type {
  closeGroup as closeEndpoint,
  updateGroup as updateEndpoint,
} from '@nukkad/contract/network/group/group.api';
import { type Group, type GroupSettings, ownedGroups } from '@nukkad/contract/network/group/group.model';
import { groupErrors } from '@nukkad/contract/network/group/group.noun';
import { isNewMember, newMemberDays } from '@nukkad/contract/network/member/new-member';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { GroupDependencies } from './group.interface.ts';
import type { Viewing } from './group.presenter.ts';
import { mostJoined, slugFrom } from './group.rules.ts';
import { type GroupRow, insertGroup, isSlugTaken } from './group.store.ts';
import { groupTransitions, membershipTransitions } from './group.transitions.ts';
import { countOf, insertMembership } from './membership.store.ts';
import { placeCover, takeOffCover } from './picture.store.ts';
import { readGroup, viewingAs } from './read-groups.ts';

const lettersOfId = 6;

/** Trade and city are those of the catalogue and of the places. */
async function refuseUnknown(
  { catalog, geography }: GroupDependencies,
  reader: Reader,
  { tradeId, cityCode }: GroupSettings,
): Promise<void> {
  const [known, city] = await Promise.all([
    tradeId === null ? null : catalog.knownCategories(reader, [tradeId]),
    geography.cityByCode(reader, cityCode),
  ]);
  if (tradeId !== null && !known?.has(tradeId))
    refuse(kernelErrors.invalid_request, { fields: { tradeId: 'Choose a trade from the list.' } });
  if (!city) refuse(kernelErrors.invalid_request, { fields: { cityCode: 'Choose a city from the list.' } });
}

/** A week a member, and room for one more, owned and joined. */
async function refuseTooMany(tx: Tx, { member, now }: Viewing): Promise<void> {
  if (isNewMember(member, now)) refuse(groupErrors.group_new_member, { values: { days: newMemberDays } });
  const { owned, joined } = await countOf(tx, member.memberId);
  if (owned >= ownedGroups) refuse(groupErrors.group_limit, { values: { limit: ownedGroups } });
  const limit = mostJoined(member, now);
  if (joined >= limit) refuse(groupErrors.group_joined_limit, { values: { limit } });
}

async function freeSlug(tx: Tx, name: string, groupId: string): Promise<string> {
  const slug = slugFrom(name, '');
  return (await isSlugTaken(tx, slug)) ? slugFrom(name, groupId.slice(-lettersOfId)) : slug;
}

/** Undefined: it stays; null: the colour alone. */
async function changeCover(
  tx: Tx,
  of: Parameters<typeof placeCover>[1],
  cover: GroupSettings['cover'],
): Promise<void> {
  if (cover === undefined) return;
  await takeOffCover(tx, of, cover?.pictureId ?? null);
  if (cover && !(await placeCover(tx, of, cover))) refuse(groupErrors.group_picture_not_found);
}

const rowOf = (
  { cover: _its, ...asked }: GroupSettings,
  groupId: string,
  slug: string,
  { member, now }: Viewing,
): GroupRow => ({
  groupId,
  slug,
  ownerId: member.memberId,
  ...asked,
  members: 1,
  status: 'open',
  handedAt: null,
  closedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** Its owner is the first one in it. */
async function insertOwner(tx: Tx, { groupId }: GroupRow, { actor, member, now }: Viewing): Promise<void> {
  const { memberId } = member;
  const found = membershipTransitions.allowNew(
    { ...actor, standing: 'owner', ownerId: memberId },
    membershipTransitions.verb.found,
    {
      membershipId: newId(),
      groupId,
      memberId,
      role: 'member',
      status: 'member',
      since: now,
      moderatesSince: null,
      againFrom: null,
      reason: null,
      reasonWords: null,
      updatedAt: now,
      version: 1,
    },
  );
  await insertMembership(tx, found.row);
  await membershipTransitions.begin(tx, found, { now });
}

export async function createGroup(
  deps: GroupDependencies,
  call: SignedInCall,
  asked: GroupSettings,
): Promise<Group> {
  const viewing = await viewingAs(deps, call, 'create');
  const { actor, now } = viewing;
  return deps.platform.write(call, async (tx) => {
    await deps.moderation.refusePaused(tx, viewing.member.memberId, viewing.now);
    await refuseTooMany(tx, viewing);
    await refuseUnknown(deps, tx, asked);
    const groupId = newId();
    const row = rowOf(asked, groupId, await freeSlug(tx, asked.name, groupId), viewing);
    const allowed = groupTransitions.allowNew(actor, groupTransitions.verb.create, row);
    await insertGroup(tx, allowed.row);
    await changeCover(tx, allowed.row, asked.cover);
    await groupTransitions.begin(tx, allowed, { now });
    await insertOwner(tx, row, viewing);
    return readGroup(deps, tx, viewing, groupId);
  });
}

export async function updateGroup(
  deps: GroupDependencies,
  call: SignedInCall,
  { groupId, version, cover, ...asked }: EndpointParsed<typeof updateEndpoint>['body'],
): Promise<Group> {
  const viewing = await viewingAs(deps, call, 'update');
  const { actor, now } = viewing;
  return deps.platform.write(call, async (tx) => {
    const allowed = await groupTransitions.lockTo(tx, actor, groupTransitions.verb.change, groupId);
    const { row } = allowed;
    if (row.version !== version) refuse(groupErrors.group_moved_on, { present: row.status });
    await deps.moderation.refusePaused(tx, viewing.member.memberId, viewing.now);
    await refuseUnknown(deps, tx, asked);
    await changeCover(tx, row, cover);
    await groupTransitions.move(tx, allowed, { now, changes: asked });
    return readGroup(deps, tx, viewing, groupId);
  });
}

/** For good. Who is in it hears of it, and reads nothing there any more. */
export async function closeGroup(
  deps: GroupDependencies,
  call: SignedInCall,
  { groupId, version }: EndpointParsed<typeof closeEndpoint>['body'],
): Promise<Group> {
  const viewing = await viewingAs(deps, call, 'delete');
  const { actor, now } = viewing;
  return deps.platform.write(call, async (tx) => {
    const allowed = await groupTransitions.lockTo(tx, actor, groupTransitions.verb.close, groupId);
    const { row } = allowed;
    if (row.version !== version) refuse(groupErrors.group_moved_on, { present: row.status });
    await groupTransitions.move(tx, allowed, { now, changes: { closedAt: now } });
    return readGroup(deps, tx, viewing, groupId);
  });
}
