import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsInvitation, seenOfInvitation } from '@nukkad/contract/identity/staff/staff.api';
import { staffErrors } from '@nukkad/contract/identity/staff/staff.noun';
import { allPermissions } from '@nukkad/contract/identity/staff/staff.model';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockInvitationTo } from './invitation.store.ts';
import { invitationTransitions, staffTransitions } from './staff.transitions.ts';
import type { StaffDependencies } from './staff.interface.ts';
import type { InvitationRow, StaffRow } from './staff.row.ts';
import { stillGivable } from './staff.rules.ts';
import { lockMembership, lockPeople } from './team.ts';

/** What the inviter may still give: an owner everything, staff what it holds at this moment. */
async function rightsToGive({ partner }: StaffDependencies, tx: Tx, invitation: InvitationRow) {
  const { invitedByStaffId, permissions } = invitation;
  const held = invitedByStaffId
    ? (await partner.staffRights(tx, invitedByStaffId)).permissions
    : new Set(allPermissions);
  return stillGivable(held, permissions);
}

/** The row of a person who has not worked here before, as it is once the invitation is accepted. */
const newMember = (
  userId: string,
  invitation: InvitationRow,
  grants: readonly string[],
  now: Date,
): StaffRow => ({
  staffId: invitation.invitationId,
  organisationId: invitation.organisationId,
  userId,
  fullName: invitation.fullName,
  mobileNumber: invitation.mobileNumber,
  designation: invitation.designation,
  isProfessional: invitation.isProfessional,
  status: 'Active',
  subAdminMode: false,
  accessVersion: 0,
  version: 2,
  ratingSum: 0,
  ratingCount: 0,
  jobsDone: 0,
  createdAt: now,
  isOwner: false,
  grants,
});

type Joining = Pick<SignedInCall, 'viewer' | 'now'> & { readonly invitation: InvitationRow };

async function joinAnew(
  team: StaffDependencies,
  tx: Tx,
  { viewer, now, invitation }: Joining,
  permissions: readonly string[],
) {
  const { account, partner } = team;
  const { userId } = viewer;
  const allowed = staffTransitions.allowNew(
    viewer,
    staffTransitions.verb.join,
    newMember(userId, invitation, permissions, now),
  );
  const { staffId, organisationId } = allowed.row;
  await partner.addStaff(tx, allowed.row, [], now);
  await partner.members.save(tx, allowed.row, now);
  await account.addRole(tx, allowed.row, { role: 'subUser', organisationId, staffId }, now);
  await staffTransitions.begin(tx, allowed, { now, team });
  return allowed.row;
}

/** A person who worked here before keeps the old row with its ratings and jobs. */
async function join(deps: StaffDependencies, tx: Tx, joining: Joining): Promise<void> {
  const { viewer, now, invitation } = joining;
  const { organisationId, fullName, designation, isProfessional } = invitation;
  await lockPeople(deps, tx, organisationId);
  const permissions = await rightsToGive(deps, tx, invitation);
  const former = await lockMembership(deps, tx, organisationId, viewer.userId);
  if (former?.status === 'Active') return refuse(staffErrors.staff_already_here);
  const words = { fullName, designation, isProfessional };
  const staff = former
    ? await staffTransitions.move(tx, staffTransitions.allow(viewer, staffTransitions.verb.join, former), {
        now,
        words,
        team: deps,
      })
    : await joinAnew(deps, tx, joining, permissions);
  const accessVersion = former?.accessVersion ?? 0;
  await deps.partner.members.replaceGrants(
    tx,
    staff,
    { permissions, subAdminMode: false, accessVersion },
    now,
  );
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
    const found = person ? await lockInvitationTo(tx, person, answer.staffId) : null;
    const who = { viewer, proven: person ?? null };
    const allowed = invitationTransitions.allow(
      who,
      answer.accept ? invitationTransitions.verb.accept : invitationTransitions.verb.decline,
      found,
    );
    const invitation = allowed.row;
    if (invitation.expiresAt <= now) refuse(staffErrors.invitation_lapsed);
    const { organisationId } = invitation;
    const organisations = await partner.getOrganisations(tx, [organisationId]);
    const companyName = organisations.get(organisationId)?.companyName ?? '';
    confirmSeen(confirmsInvitation, answer.seen, seenOfInvitation({ ...invitation, companyName }));
    if (answer.accept) await join(deps, tx, { viewer, now, invitation });
    await invitationTransitions.move(tx, allowed, { now });
    return { joined: answer.accept, companyName };
  });
}
