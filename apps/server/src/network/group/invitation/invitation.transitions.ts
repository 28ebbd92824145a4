/** How invitations move: the table is the noun of the contract. */
import {
  groupInvitationErrors,
  groupInvitationEvents,
  groupInvitationLifecycle,
} from '@nukkad/contract/network/group/group-invitation.noun';
import { actorOf } from '../../../platform/audit.ts';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import { type MembershipActor, invitationCapacities, seesInvitation } from '../group.policy.ts';
import { type InvitationRow, lockInvitation, saveInvitation } from './invitation.store.ts';

interface InvitationMove {
  readonly changes?: Partial<Pick<InvitationRow, 'byId' | 'invitedAt' | 'againFrom'>>;
}

export const invitationTransitions = transitions({
  table: groupInvitationLifecycle,
  notFound: groupInvitationErrors.group_invitation_not_found,
  movedOn: groupInvitationErrors.group_invitation_moved_on,
  lock: lockInvitation,
  sees: (actor: MembershipActor, row) => seesInvitation(actor, row),
  capacities: (actor: MembershipActor, row: Pick<InvitationRow, 'memberId' | 'byId'>, verb) =>
    invitationCapacities(actor, row, verb),
  next: nextRow<InvitationRow, InvitationMove>,
  save: saveInvitation,
  logged: logOf(groupInvitationLifecycle, 'group_invitation', 'invitationId', {
    actor: ({ viewer }: MembershipActor) => actorOf(viewer),
    kind: 'network_group_invitation',
  }),
  tells: tellsOf(groupInvitationLifecycle, groupInvitationEvents),
});
