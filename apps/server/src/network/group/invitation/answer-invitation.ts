import type { OwnMembership } from '@nukkad/contract/network/group/group.model';
import { groupInvitationErrors as e } from '@nukkad/contract/network/group/group-invitation.noun';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { joinGroup, lockOwn, ownMembershipOf } from '../change-own-membership.ts';
import type { GroupDependencies } from '../group.interface.ts';
import type { Viewing } from '../group.presenter.ts';
import { againAfter } from '../group.rules.ts';
import { viewingAs } from '../read-groups.ts';
import { findInviter } from './invitation.store.ts';
import { invitationTransitions } from './invitation.transitions.ts';

async function decline(tx: Tx, viewing: Viewing, groupId: string): Promise<void> {
  const { member, now } = viewing;
  const { actor } = await lockOwn(tx, viewing, groupId);
  const key = { groupId, memberId: member.memberId };
  if ((await findInviter(tx, key)) === null) refuse(e.group_invitation_not_found);
  const allowed = await invitationTransitions.lockTo(tx, actor, invitationTransitions.verb.decline, key);
  await invitationTransitions.move(tx, allowed, { now, changes: { againFrom: againAfter(now) } });
}

/** Accepted, it is a join that the invitation opens; declined, no one hears of it. */
export async function answerInvitation(
  deps: GroupDependencies,
  call: SignedInCall,
  { groupId, action }: { readonly groupId: string; readonly action: 'accept' | 'decline' },
): Promise<OwnMembership> {
  const isAccepted = action === 'accept';
  const viewing = await viewingAs(deps, call, isAccepted ? 'create' : 'delete');
  return deps.platform.write(call, async (tx) => {
    if (isAccepted) await joinGroup(deps, tx, viewing, { groupId, needsInvitation: true });
    else await decline(tx, viewing, groupId);
    return ownMembershipOf(tx, viewing, groupId);
  });
}
