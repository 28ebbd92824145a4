import { staffEvents } from '@nukkad/contract/identity/staff/staff.events';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { invitationLifecycle } from '@nukkad/contract/identity/staff/staff.lifecycle';
import { confirmsInvitation, seenOfInvitation } from '@nukkad/contract/identity/staff/staff.confirm';
import { staffErrors } from '@nukkad/contract/identity/staff/staff.errors';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { allPermissions } from '@nukkad/contract/identity/staff/staff.model';
import { lockInvitationTo, saveInvitation } from './invitation.store.ts';
import type { StaffDependencies } from './staff.dependencies.ts';
import type { InvitationRow } from './staff.row.ts';
import { stillGivable } from './staff.rules.ts';
import { lockMembership, lockPeople, replaceGrants, saveStaff } from './staff.store.ts';

/** What the inviter may still give: an owner everything, staff what it holds at this moment. */
async function rightsToGive({ partner }: StaffDependencies, tx: Tx, invitation: InvitationRow) {
  const { invitedByStaffId, permissions } = invitation;
  const held = invitedByStaffId
    ? (await partner.staffRights(tx, invitedByStaffId)).permissions
    : new Set(allPermissions);
  return stillGivable(held, permissions);
}

/** A person who worked here before keeps the old row with its ratings and jobs. */
async function join(deps: StaffDependencies, tx: Tx, userId: string, invitation: InvitationRow, now: Date) {
  const { organisationId, fullName, designation, isProfessional } = invitation;
  const permissions = await rightsToGive(deps, tx, invitation);
  const former = await lockMembership(tx, organisationId, userId);
  if (former?.status === 'Active') return refuse(staffErrors.staff_already_here);
  const staffId = former?.staffId ?? invitation.invitationId;
  if (!former) {
    const joiner = { staffId, organisationId, userId, fullName, isProfessional };
    await deps.partner.addStaff(tx, joiner, [], now);
  }
  const joining = {
    staffId,
    fullName,
    designation,
    isProfessional,
    status: 'Active' as const,
    version: former?.version ?? 1,
  };
  const staff = systemAuthorized(joining, 'The person accepts an invitation of the organisation.');
  await saveStaff(tx, staff, now);
  await replaceGrants(
    tx,
    staff,
    { permissions, subAdminMode: false, accessVersion: former?.accessVersion ?? 0 },
    now,
  );
  await deps.account.addRole(tx, userId, { role: 'subUser', organisationId, staffId }, now);
  return staffId;
}

/** The person's own yes or no. A code has proved that the invited number or address is theirs. */
export async function answerInvitation(
  deps: StaffDependencies,
  call: SignedInCall,
  answer: {
    readonly staffId: string;
    readonly accept: boolean;
    readonly seen: Seen<typeof confirmsInvitation>;
  },
): Promise<{ joined: boolean; companyName: string }> {
  const { platform, account, partner } = deps;
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const person = (await account.getPeople(tx, [viewer.userId])).get(viewer.userId);
    const found = person && (await lockInvitationTo(tx, person, answer.staffId));
    if (!found) return refuse(staffErrors.staff_not_found);
    const verb = answer.accept ? 'accept' : 'decline';
    const invitation = systemAuthorized(
      found,
      'It is read by the number or address that the person has proved.',
    );
    if (!canMove(invitationLifecycle, verb, found.status))
      refuse(staffErrors.staff_moved_on, { present: found.status });
    if (found.expiresAt <= now) refuse(staffErrors.invitation_lapsed);
    const { organisationId } = found;
    const organisations = await partner.getOrganisations(tx, [organisationId]);
    const companyName = organisations.get(organisationId)?.companyName ?? '';
    confirmSeen(confirmsInvitation, answer.seen, seenOfInvitation({ ...found, companyName }));
    await saveInvitation(tx, { ...invitation, status: answer.accept ? 'Accepted' : 'Rejected' }, now);
    if (answer.accept) {
      await lockPeople(tx, organisationId);
      const staffId = await join(deps, tx, viewer.userId, found, now);
      await publish(tx, now, staffEvents.joined, { organisationId, staffId, userId: viewer.userId });
    }
    await audit(tx, now, {
      ...actorOnBehalf({ ...viewer, organisationId }),
      action: `staff.${verb}`,
      subjectKind: 'staff_invitation',
      subjectId: found.invitationId,
    });
    return { joined: answer.accept, companyName };
  });
}
