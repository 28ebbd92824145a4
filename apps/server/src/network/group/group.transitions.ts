/** How groups and memberships move: their tables are the nouns of the contract. */
import {
  groupMembershipEvents,
  groupMembershipLifecycle,
} from '@nukkad/contract/network/group/group-membership.noun';
import { groupErrors, groupEvents, groupLifecycle } from '@nukkad/contract/network/group/group.noun';
import { actorOf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import {
  type GroupActor,
  type MembershipActor,
  groupCapacities,
  membershipCapacities,
  seesGroup,
  seesMembership,
} from './group.policy.ts';
import { type GroupRow, lockGroup, saveGroup } from './group.store.ts';
import { type MembershipRow, lockMembership, saveMembership } from './membership.store.ts';

interface GroupMove {
  readonly changes?: Partial<Omit<GroupRow, 'groupId' | 'slug' | 'members'>>;
}
type GroupMoved = Moved<typeof groupLifecycle, GroupRow, GroupActor, GroupMove>;

export const groupTransitions = transitions({
  table: groupLifecycle,
  notFound: groupErrors.group_not_found,
  movedOn: groupErrors.group_moved_on,
  lock: lockGroup,
  sees: (actor: GroupActor, row) => seesGroup(actor, row),
  capacities: (actor: GroupActor, row: Pick<GroupRow, 'ownerId'>, verb) => groupCapacities(actor, row, verb),
  next: nextRow<GroupRow, GroupMove>,
  save: saveGroup,
  logged: logOf(groupLifecycle, 'group', 'groupId', {
    actor: ({ viewer }: GroupActor) => actorOf(viewer),
    kind: 'network_group',
  }),
  tells: tellsOf(groupLifecycle, groupEvents, ({ verb, before, after }: GroupMoved) => ({
    ownerId: (verb === 'close' ? before.ownerId : after.ownerId) ?? '',
  })),
});

interface MembershipMove {
  readonly changes?: Partial<
    Pick<MembershipRow, 'role' | 'since' | 'moderatesSince' | 'againFrom' | 'reason' | 'reasonWords'>
  >;
}

export const membershipTransitions = transitions({
  table: groupMembershipLifecycle,
  notFound: groupErrors.group_member_not_found,
  movedOn: groupErrors.group_member_moved_on,
  lock: lockMembership,
  sees: (actor: MembershipActor, row) => seesMembership(actor, row),
  capacities: (actor: MembershipActor, row: Pick<MembershipRow, 'memberId' | 'role'>, verb) =>
    membershipCapacities(actor, row, verb),
  next: nextRow<MembershipRow, MembershipMove>,
  save: saveMembership,
  logged: logOf(groupMembershipLifecycle, 'group_membership', 'membershipId', {
    actor: ({ viewer }: MembershipActor) => actorOf(viewer),
    kind: 'network_group_membership',
  }),
  tells: tellsOf(groupMembershipLifecycle, groupMembershipEvents),
});
