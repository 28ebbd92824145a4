import type { OwnMembership } from '@nukkad/contract/network/group/group.model';
import { groupRequestEvents } from '@nukkad/contract/network/group/group-membership.noun';
import { groupErrors } from '@nukkad/contract/network/group/group.noun';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import type { GroupDependencies } from './group.interface.ts';
import type { MembershipActor } from './group.policy.ts';
import { type Viewing, standingOf } from './group.presenter.ts';
import { mostJoined, mustWait } from './group.rules.ts';
import { type GroupRow, addMembers, lockGroup } from './group.store.ts';
import { groupTransitions, membershipTransitions } from './group.transitions.ts';
import {
  type MembershipRow,
  countOf,
  findMembership,
  findSuccessor,
  insertMembership,
  listDeciders,
  lockMembership,
} from './membership.store.ts';
import { viewingAs } from './read-groups.ts';

/** A group and the own membership, both locked; the group always first. */
export interface Own {
  readonly group: GroupRow;
  readonly row: MembershipRow | null;
  readonly actor: MembershipActor;
}

export async function lockOwn(tx: Tx, { actor, member }: Viewing, groupId: string): Promise<Own> {
  const group = await lockGroup(tx, groupId);
  if (group?.status !== 'open') return refuse(groupErrors.group_not_found);
  const row = await lockMembership(tx, { groupId, memberId: member.memberId });
  const standing = standingOf(group, member.memberId, row);
  return { group, row, actor: { ...actor, standing, ownerId: group.ownerId } };
}

const isIn = (row: MembershipRow | null): boolean => row?.status === 'member' || row?.status === 'requested';

/** Those who decide hear of a request; who is apart from the one who asks does not. */
async function tellDeciders(tx: Tx, { groupId }: GroupRow, memberId: string, now: Date): Promise<void> {
  const deciders = await listDeciders(tx, { groupId, memberId });
  const facts = deciders.map((moderatorId) => ({ groupId, memberId, moderatorId }));
  if (facts.length > 0) await publishEach(tx, now, groupRequestEvents.asked, facts);
}

/** A member of an open group at once; else one that asks. */
async function comeIn(tx: Tx, { group, row, actor }: Own, { member, now }: Viewing) {
  const { groupId } = group;
  const { memberId } = member;
  const isOpen = group.joining === 'open';
  const verb = isOpen ? membershipTransitions.verb.join : membershipTransitions.verb.ask;
  if (row) {
    const allowed = membershipTransitions.allow(actor, verb, row);
    return membershipTransitions.move(tx, allowed, { now, changes: { since: now, againFrom: null } });
  }
  const made: MembershipRow = {
    membershipId: newId(),
    groupId,
    memberId,
    role: 'member',
    status: isOpen ? 'member' : 'requested',
    since: now,
    moderatesSince: null,
    againFrom: null,
    updatedAt: now,
    version: 1,
  };
  const allowed = membershipTransitions.allowNew(actor, verb, made);
  await insertMembership(tx, allowed.row);
  await membershipTransitions.begin(tx, allowed, { now });
  return allowed.row;
}

/** Who is in it already, or asks, stays as it is: to press twice changes nothing. */
async function join(deps: GroupDependencies, tx: Tx, viewing: Viewing, groupId: string): Promise<void> {
  const { member, now } = viewing;
  const { joined } = await countOf(tx, member.memberId);
  const own = await lockOwn(tx, viewing, groupId);
  const { group, row } = own;
  if (isIn(row)) return;
  const isApart =
    group.ownerId !== null && (await deps.connection.isBlocked(tx, member.memberId, group.ownerId));
  if (isApart) refuse(groupErrors.group_not_found);
  if (mustWait(row, now)) refuse(groupErrors.group_too_soon);
  const limit = mostJoined(member, now);
  if (joined >= limit) refuse(groupErrors.group_joined_limit, { values: { limit } });
  const come = await comeIn(tx, own, viewing);
  if (come.status === 'member') await addMembers(tx, partOf(come, { groupId, by: 1 }));
  else await tellDeciders(tx, group, member.memberId, now);
}

/** An owner hands over to the oldest moderator, else the oldest member; a group without anyone closes. */
async function handOn(tx: Tx, { group, actor }: Own, { member, now }: Viewing): Promise<void> {
  const { verb } = groupTransitions;
  const successor = await findSuccessor(tx, { groupId: group.groupId, memberId: member.memberId });
  if (successor === null) {
    const closing = groupTransitions.allow(actor, verb.close, group);
    await groupTransitions.move(tx, closing, { now, changes: { ownerId: null } });
    return;
  }
  const handing = groupTransitions.allow(actor, verb.hand_over, group);
  await groupTransitions.move(tx, handing, { now, changes: { ownerId: successor } });
}

async function leave(tx: Tx, viewing: Viewing, groupId: string): Promise<void> {
  const { now } = viewing;
  const own = await lockOwn(tx, viewing, groupId);
  const row = own.row ?? refuse(groupErrors.group_member_not_found);
  const allowed = membershipTransitions.allow(own.actor, membershipTransitions.verb.leave, row);
  const wasIn = row.status === 'member';
  if (own.actor.standing === 'owner') await handOn(tx, own, viewing);
  const moved = await membershipTransitions.move(tx, allowed, {
    now,
    changes: { role: 'member', moderatesSince: null },
  });
  if (wasIn) await addMembers(tx, partOf(moved, { groupId, by: -1 }));
}

/** Joins or asks, leaves or takes a request back. */
export async function changeOwnMembership(
  deps: GroupDependencies,
  call: SignedInCall,
  { groupId, action }: { readonly groupId: string; readonly action: 'join' | 'leave' },
): Promise<OwnMembership> {
  const viewing = await viewingAs(deps, call, action === 'join' ? 'create' : 'delete');
  return deps.platform.write(call, async (tx) => {
    await (action === 'join' ? join(deps, tx, viewing, groupId) : leave(tx, viewing, groupId));
    const { memberId } = viewing.member;
    const [group, row] = [await lockGroup(tx, groupId), await findMembership(tx, { groupId, memberId })];
    return { groupId, standing: group ? standingOf(group, memberId, row) : 'none' };
  });
}
