import type { groupInvitationLifecycle } from '@nukkad/contract/network/group/group-invitation.noun';
import type { groupMembershipLifecycle } from '@nukkad/contract/network/group/group-membership.noun';
import type { GroupStanding } from '@nukkad/contract/network/group/group.model';
import type { groupLifecycle } from '@nukkad/contract/network/group/group.noun';
import type { VerbOf } from '@nukkad/contract/kernel/lifecycle';
import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Who acts in a group: for which member, or with null the back office. */
export interface GroupActor {
  readonly viewer: Viewer;
  readonly member: { readonly memberId: string; readonly organisationId: string | null } | null;
}

/** The same, with what it is to the group. */
export interface MembershipActor extends GroupActor {
  readonly standing: GroupStanding;
  readonly ownerId: string | null;
}

type GroupVerb = VerbOf<typeof groupLifecycle>;
type InvitationVerb = VerbOf<typeof groupInvitationLifecycle>;
type MembershipVerb = VerbOf<typeof groupMembershipLifecycle>;

/** What someone who acts for a business needs; who acts for themselves needs none. */
function mayFor({ viewer, member }: GroupActor, action: PermissionAction): boolean {
  const isForBusiness = (member?.organisationId ?? null) !== null;
  return !isForBusiness || hasPermission(viewer, `network.${action}`);
}

const isAdmin = ({ viewer }: GroupActor): boolean => viewer.role === 'Admin';

export const isOwner = (actor: GroupActor, { ownerId }: { readonly ownerId: string | null }): boolean =>
  actor.member !== null && actor.member.memberId === ownerId;

/** Who may find an open group sees it; whether it is to be found was asked before. */
export const seesGroup = (
  actor: GroupActor,
  row: { readonly ownerId: string | null; readonly status: string },
): boolean => isAdmin(actor) || row.status === 'open' || isOwner(actor, row);

const neededFor: Readonly<Partial<Record<GroupVerb, PermissionAction>>> = {
  create: 'create',
  close: 'delete',
};

export function groupCapacities(
  actor: GroupActor,
  row: { readonly ownerId: string | null },
  verb: GroupVerb,
): readonly ('Owner' | 'Moderator')[] {
  if (isAdmin(actor)) return ['Moderator'];
  return isOwner(actor, row) && mayFor(actor, neededFor[verb] ?? 'update') ? ['Owner'] : [];
}

export const decides = ({ standing }: Pick<MembershipActor, 'standing'>): boolean =>
  standing === 'owner' || standing === 'moderator';

export const seesMembership = (actor: MembershipActor, row: { readonly memberId: string }): boolean =>
  decides(actor) || actor.member?.memberId === row.memberId;

const neededOfMember: Readonly<Record<MembershipVerb, PermissionAction>> = {
  found: 'create',
  join: 'create',
  ask: 'create',
  come_invited: 'create',
  leave: 'delete',
  accept: 'update',
  decline: 'update',
  remove: 'delete',
  appoint: 'update',
  dismiss: 'update',
  step_back: 'update',
};
/** What is done with the own membership alone. */
const ownVerbs: readonly MembershipVerb[] = ['found', 'join', 'ask', 'come_invited', 'leave', 'step_back'];

function capacityOf(
  { member, standing, ownerId }: MembershipActor,
  row: { readonly memberId: string; readonly role: 'member' | 'moderator' },
  verb: MembershipVerb,
): 'Member' | 'Moderator' | 'Owner' | null {
  const isOwn = member?.memberId === row.memberId;
  if (isOwn !== ownVerbs.includes(verb)) return null;
  if (isOwn) return verb === 'found' || verb === 'step_back' ? 'Owner' : 'Member';
  if (standing === 'owner') return 'Owner';
  return standing === 'moderator' && row.role === 'member' && row.memberId !== ownerId ? 'Moderator' : null;
}

/** Moderators decide about members, the owner about moderators as well, and no one about the owner. */
export function membershipCapacities(
  actor: MembershipActor,
  row: { readonly memberId: string; readonly role: 'member' | 'moderator' },
  verb: MembershipVerb,
): readonly ('Member' | 'Moderator' | 'Owner')[] {
  const capacity = capacityOf(actor, row, verb);
  return capacity !== null && mayFor(actor, neededOfMember[verb]) ? [capacity] : [];
}

export const isInside = ({ standing }: Pick<MembershipActor, 'standing'>): boolean =>
  decides({ standing }) || standing === 'member';

interface Invitation {
  readonly memberId: string;
  readonly byId: string;
}

export const seesInvitation = ({ member }: MembershipActor, { memberId, byId }: Invitation): boolean =>
  member?.memberId === memberId || member?.memberId === byId;

const neededOfInvitation: Readonly<Record<InvitationVerb, PermissionAction>> = {
  invite: 'create',
  accept: 'create',
  decline: 'delete',
  withdraw: 'delete',
};

/** Who invited takes it back; who is invited answers. */
export function invitationCapacities(
  actor: MembershipActor,
  { memberId, byId }: Invitation,
  verb: InvitationVerb,
): readonly ('Inviter' | 'Invited')[] {
  const own = actor.member?.memberId;
  if (!mayFor(actor, neededOfInvitation[verb])) return [];
  if (own === memberId) return ['Invited'];
  return own === byId && isInside(actor) ? ['Inviter'] : [];
}

/** Who writes in a group for a business needs what posts need. */
export const mayWriteIn = (actor: GroupActor): boolean => mayFor(actor, 'create');
