import type { Invitee } from '@nukkad/contract/network/group/group-invitation.model';
import { invitedDaily } from '@nukkad/contract/network/group/group-invitation.model';
import { groupInvitationErrors as e } from '@nukkad/contract/network/group/group-invitation.noun';
import { memberErrors } from '@nukkad/contract/network/member/member.noun';
import { isNewMember } from '@nukkad/contract/network/member/new-member';
import { dayMs } from '@nukkad/contract/kernel/time';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockOwn } from '../change-own-membership.ts';
import type { GroupDependencies } from '../group.interface.ts';
import { isInside } from '../group.policy.ts';
import type { Viewing } from '../group.presenter.ts';
import { againAfter } from '../group.rules.ts';
import type { MembershipKey } from '../membership.store.ts';
import { viewingAs } from '../read-groups.ts';
import {
  type InvitationRow,
  countInvited,
  insertInvitation,
  listInvitees,
  lockInvitation,
} from './invitation.store.ts';
import { invitationTransitions } from './invitation.transitions.ts';
import { presentInvitees } from './list-invitees.ts';

const { verb } = invitationTransitions;

/** The connection and what it is to the group. 404 where it is blocked, away or lets no one ask. */
async function findInvitee(tx: Tx, { member, now }: Viewing, { groupId, memberId }: MembershipKey) {
  const asked = { groupId, viewerId: member.memberId, now, names: null, memberId };
  const [found] = await listInvitees(tx, asked, null, 1);
  return found ?? null;
}

async function readInvitee(
  deps: GroupDependencies,
  tx: Tx,
  viewing: Viewing,
  key: MembershipKey,
): Promise<Invitee> {
  const found = await findInvitee(tx, viewing, key);
  const [shown] = await presentInvitees(deps, tx, viewing.member.memberId, found ? [found] : []);
  return shown ?? refuse(memberErrors.member_not_found);
}

async function refuseTooMany(tx: Tx, { member, now }: Viewing): Promise<void> {
  const limit = isNewMember(member, now) ? invitedDaily.new : invitedDaily.usual;
  const invited = await countInvited(tx, member.memberId, new Date(now.getTime() - dayMs));
  if (invited >= limit) refuse(e.group_invite_limit, { values: { limit } });
}

/** Who is connected at all is asked first, so that the sentence says what is missing. */
async function refuseStranger(
  { connection, member }: GroupDependencies,
  tx: Tx,
  viewerId: string,
  memberId: string,
): Promise<void> {
  const cards = await member.cards(tx, viewerId, [memberId]);
  if (!cards.has(memberId)) refuse(memberErrors.member_not_found);
  const connected = await connection.areConnected(tx, viewerId, [memberId]);
  if (!connected.has(memberId)) refuse(e.group_invite_connections);
}

/** Who is in a group invites a connection. Sent twice, it stays as it is. */
export async function inviteToGroup(
  deps: GroupDependencies,
  call: SignedInCall,
  key: MembershipKey,
): Promise<Invitee> {
  const viewing = await viewingAs(deps, call, 'create');
  const { member, now } = viewing;
  return deps.platform.write(call, async (tx) => {
    const { actor } = await lockOwn(tx, viewing, key.groupId);
    if (!isInside(actor)) refuse(e.group_invite_connections);
    await deps.moderation.refusePaused(tx, member.memberId, now);
    await refuseStranger(deps, tx, member.memberId, key.memberId);
    const found = (await findInvitee(tx, viewing, key)) ?? refuse(e.group_invite_not_now);
    if (found.state === 'invited') return readInvitee(deps, tx, viewing, key);
    if (found.state !== 'free') refuse(e.group_invite_not_now);
    await refuseTooMany(tx, viewing);
    const row = await lockInvitation(tx, key);
    const changes = { byId: member.memberId, invitedAt: now, againFrom: null };
    if (row) {
      const allowed = invitationTransitions.allow(actor, verb.invite, { ...row, byId: member.memberId });
      await invitationTransitions.move(tx, allowed, { now, changes });
      return readInvitee(deps, tx, viewing, key);
    }
    const made: InvitationRow = {
      invitationId: newId(),
      ...key,
      ...changes,
      status: 'invited',
      updatedAt: now,
      version: 1,
    };
    const allowed = invitationTransitions.allowNew(actor, verb.invite, made);
    await insertInvitation(tx, allowed.row);
    await invitationTransitions.begin(tx, allowed, { now });
    return readInvitee(deps, tx, viewing, key);
  });
}

/** Taken back by who sent it; it is not sent again for three weeks. */
export async function withdrawInvitation(
  deps: GroupDependencies,
  call: SignedInCall,
  key: MembershipKey,
): Promise<Invitee> {
  const viewing = await viewingAs(deps, call, 'delete');
  const { now } = viewing;
  return deps.platform.write(call, async (tx) => {
    const { actor } = await lockOwn(tx, viewing, key.groupId);
    const allowed = await invitationTransitions.lockTo(tx, actor, verb.withdraw, key);
    await invitationTransitions.move(tx, allowed, { now, changes: { againFrom: againAfter(now) } });
    return readInvitee(deps, tx, viewing, key);
  });
}
