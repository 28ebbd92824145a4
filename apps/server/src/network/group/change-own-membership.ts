import type { OwnMembership } from '@nukkad/contract/network/group/group.model';
import { groupInvitationErrors } from '@nukkad/contract/network/group/group-invitation.noun';
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
import { findInviter } from './invitation/invitation.store.ts';
import { invitationTransitions } from './invitation/invitation.transitions.ts';
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

/** Those who decide hear of a request; who is apart from the one who asks does not. */
async function tellDeciders(tx: Tx, { groupId }: GroupRow, memberId: string, now: Date): Promise<void> {
  const deciders = await listDeciders(tx, { groupId, memberId });
  const facts = deciders.map((moderatorId) => ({ groupId, memberId, moderatorId }));
  if (facts.length > 0) await publishEach(tx, now, groupRequestEvents.asked, facts);
}

/** By whose invitation one comes in; null: by none. */
type Inviter = { readonly byId: string; readonly isDecider: boolean } | null;

const comingOf = ({ group }: Own, inviter: Inviter) => {
  const { verb } = membershipTransitions;
  if (inviter?.isDecider) return verb.come_invited;
  return group.joining === 'open' ? verb.join : verb.ask;
};

/** A member of an open group, or who is invited by one who decides, at once; else one that asks. */
async function comeIn(tx: Tx, own: Own, { member, now }: Viewing, inviter: Inviter) {
  const { group, row, actor } = own;
  const verb = comingOf(own, inviter);
  const { groupId } = group;
  if (row) {
    const allowed = membershipTransitions.allow(actor, verb, row);
    const changes = { since: now, againFrom: null, reason: null, reasonWords: null };
    return membershipTransitions.move(tx, allowed, { now, changes });
  }
  const made: MembershipRow = {
    membershipId: newId(),
    groupId,
    memberId: member.memberId,
    role: 'member',
    status: verb === membershipTransitions.verb.ask ? 'requested' : 'member',
    since: now,
    moderatesSince: null,
    againFrom: null,
    reason: null,
    reasonWords: null,
    updatedAt: now,
    version: 1,
  };
  const allowed = membershipTransitions.allowNew(actor, verb, made);
  await insertMembership(tx, allowed.row);
  await membershipTransitions.begin(tx, allowed, { now });
  return allowed.row;
}

/** An invitation is answered by coming in, also where one joins without looking at it. */
async function useInvitation(tx: Tx, { group, actor }: Own, { member, now }: Viewing): Promise<void> {
  const key = { groupId: group.groupId, memberId: member.memberId };
  const allowed = await invitationTransitions.lockTo(tx, actor, invitationTransitions.verb.accept, key);
  await invitationTransitions.move(tx, allowed, { now });
}

async function refuseUnready(
  { connection }: GroupDependencies,
  tx: Tx,
  { group, row }: Own,
  { member, now }: Viewing,
  inviter: Inviter,
): Promise<void> {
  const isApart = group.ownerId !== null && (await connection.isBlocked(tx, member.memberId, group.ownerId));
  if (isApart) refuse(groupErrors.group_not_found);
  if (!inviter?.isDecider && mustWait(row, now)) refuse(groupErrors.group_too_soon);
}

/** Who is in it already, or asks, stays as it is: to press twice changes nothing. */
export async function joinGroup(
  deps: GroupDependencies,
  tx: Tx,
  viewing: Viewing,
  { groupId, needsInvitation }: { readonly groupId: string; readonly needsInvitation: boolean },
): Promise<void> {
  const { member, now } = viewing;
  const { memberId } = member;
  const { joined } = await countOf(tx, memberId);
  const own = await lockOwn(tx, viewing, groupId);
  const { group, row } = own;
  const inviter = await findInviter(tx, { groupId, memberId });
  if (row?.status === 'member' || (row?.status === 'requested' && !inviter)) return;
  if (needsInvitation && inviter === null) refuse(groupInvitationErrors.group_invitation_not_found);
  await refuseUnready(deps, tx, own, viewing, inviter);
  const limit = mostJoined(member, now);
  if (row?.status !== 'requested' && joined >= limit)
    refuse(groupErrors.group_joined_limit, { values: { limit } });
  if (inviter) await useInvitation(tx, own, viewing);
  if (row?.status === 'requested' && !inviter?.isDecider) return;
  const come = await comeIn(tx, own, viewing, inviter);
  if (come.status === 'member') await addMembers(tx, partOf(come, { groupId, by: 1 }));
  else await tellDeciders(tx, group, memberId, now);
}

/** An owner hands over to the oldest moderator, else the oldest member; a group without anyone closes. */
async function handOn(tx: Tx, { group, actor }: Own, { member, now }: Viewing): Promise<void> {
  const { verb } = groupTransitions;
  const successor = await findSuccessor(tx, { groupId: group.groupId, memberId: member.memberId });
  if (successor === null) {
    const closing = groupTransitions.allow(actor, verb.close, group);
    await groupTransitions.move(tx, closing, { now, changes: { ownerId: null, closedAt: now } });
    return;
  }
  const handing = groupTransitions.allow(actor, verb.hand_over, group);
  await groupTransitions.move(tx, handing, { now, changes: { ownerId: successor, handedAt: now } });
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

/** What the member is to the group now. */
export async function ownMembershipOf(tx: Tx, { member }: Viewing, groupId: string): Promise<OwnMembership> {
  const { memberId } = member;
  const [group, row] = [await lockGroup(tx, groupId), await findMembership(tx, { groupId, memberId })];
  return { groupId, standing: group ? standingOf(group, memberId, row) : 'none' };
}

/** Joins or asks, leaves or takes a request back. */
export async function changeOwnMembership(
  deps: GroupDependencies,
  call: SignedInCall,
  { groupId, action }: { readonly groupId: string; readonly action: 'join' | 'leave' },
): Promise<OwnMembership> {
  const viewing = await viewingAs(deps, call, action === 'join' ? 'create' : 'delete');
  return deps.platform.write(call, async (tx) => {
    if (action === 'join') await joinGroup(deps, tx, viewing, { groupId, needsInvitation: false });
    else await leave(tx, viewing, groupId);
    return ownMembershipOf(tx, viewing, groupId);
  });
}
