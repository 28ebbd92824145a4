import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { confirmsLeavingTeam, seenOfMembership } from '@nukkad/contract/identity/staff/staff.api';
import { invitationLifecycle, staffErrors } from '@nukkad/contract/identity/staff/staff.noun';
import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission, organisationOf } from '../../platform/viewer.ts';
import { findInvitationOf, lockInvitationOf, renameInvitation } from './invitation.store.ts';
import { invitationTransitions, staffTransitions } from './staff.transitions.ts';
import type { StaffDependencies } from './staff.interface.ts';
import { presentInvitation, presentStaff } from './staff.presenter.ts';
import type { StaffRow } from './staff.row.ts';
import { isBelow } from './staff.policy.ts';
import { findStaffOf, lockStaffOf } from './team.ts';

export interface StaffChange {
  readonly staffId: string;
  readonly action?: 'deactivate' | 'activate' | 'withdraw' | undefined;
  readonly fullName?: string | undefined;
  readonly designation?: string | undefined;
  readonly isProfessional?: boolean | undefined;
}

interface Changing {
  readonly deps: StaffDependencies;
  readonly tx: Tx;
  readonly viewer: Viewer;
  readonly now: Date;
}

const words = (row: Pick<StaffRow, 'fullName' | 'designation' | 'isProfessional'>, change: StaffChange) => ({
  fullName: change.fullName ?? row.fullName,
  designation: change.designation ?? row.designation,
  isProfessional: change.isProfessional ?? row.isProfessional,
});

async function refuseWithOpenJobs({ deps, tx }: Changing, staffId: string): Promise<void> {
  if ((await deps.platform.contributions.openWork.ofProfessional(tx, staffId)) > 0)
    refuse(staffErrors.staff_has_open_jobs);
}

async function moveMember(
  changing: Changing,
  found: StaffRow,
  verb: 'deactivate' | 'activate',
  change: StaffChange,
): Promise<StaffUser> {
  const { tx, viewer, now } = changing;
  const allowed = staffTransitions.allow(viewer, verb, found);
  if (!isBelow(viewer, found)) refuse(staffErrors.rights_not_held);
  if (verb === 'deactivate') await refuseWithOpenJobs(changing, found.staffId);
  return presentStaff(
    viewer,
    await staffTransitions.move(tx, allowed, {
      now,
      words: words(found, change),
      team: changing.deps,
    }),
  );
}

async function changeMember(changing: Changing, found: StaffRow, change: StaffChange): Promise<StaffUser> {
  const { tx, viewer, now } = changing;
  const { action } = change;
  if (found.isOwner) return refuse(staffErrors.owner_set_elsewhere);
  if (action === 'withdraw') return refuse(staffErrors.staff_moved_on, { present: found.status });
  if (action) return moveMember(changing, found, action, change);
  const named = { ...found, ...words(found, change), version: found.version + 1 };
  if (found.isProfessional && !named.isProfessional) await refuseWithOpenJobs(changing, found.staffId);
  await changing.deps.partner.members.save(
    tx,
    authorize(named, hasPermission(viewer, 'manage_users.update')),
    now,
  );
  await audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: 'staff.update',
    subjectKind: 'staff_member',
    subjectId: found.staffId,
  });
  return presentStaff(viewer, named);
}

async function changeInvitation({ tx, viewer, now }: Changing, change: StaffChange): Promise<StaffUser> {
  const found = await lockInvitationOf(tx, organisationOf(viewer), change.staffId);
  if (!found) return refuse(staffErrors.staff_not_found);
  if (change.action === 'withdraw') {
    const allowed = invitationTransitions.allow(
      { viewer, proven: null },
      invitationTransitions.verb.withdraw,
      found,
    );
    await renameInvitation(tx, { ...allowed.row, ...words(found, change) });
    const withdrawn = await invitationTransitions.move(tx, allowed, { now });
    return presentInvitation(viewer, { ...withdrawn, ...words(found, change) });
  }
  const isOpen = canMove(invitationLifecycle, 'withdraw', found.status);
  if (!isOpen || change.action) refuse(staffErrors.staff_moved_on, { present: found.status });
  const next = { ...found, ...words(found, change) };
  await renameInvitation(tx, authorize(next, hasPermission(viewer, 'manage_users.update')));
  await audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: 'staff.update',
    subjectKind: 'staff_invitation',
    subjectId: found.invitationId,
  });
  return presentInvitation(viewer, next);
}

/** Changes a staff member of the viewer's organisation; 404 for another organisation's. */
export async function changeStaff(
  deps: StaffDependencies,
  call: SignedInCall,
  change: StaffChange,
): Promise<StaffUser> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  authorize(organisationId, hasPermission(viewer, 'manage_users.update'));
  return deps.platform.write(call, async (tx) => {
    const changing = { deps, tx, viewer, now };
    const found = await lockStaffOf(deps, tx, organisationId, change.staffId);
    return found ? changeMember(changing, found, change) : changeInvitation(changing, change);
  });
}

const companyNameOf = async ({ partner }: StaffDependencies, tx: Tx, organisationId: string) =>
  (await partner.getOrganisations(tx, [organisationId])).get(organisationId)?.companyName ?? '';

/** Leaves a team. Refusals, for example for open jobs, come before a changed confirmation. */
export async function leaveTeam(
  deps: StaffDependencies,
  call: SignedInCall,
  { staffId, seen }: { readonly staffId: string; readonly seen: Seen<typeof confirmsLeavingTeam> },
): Promise<{ left: true }> {
  const { viewer, now } = call;
  await deps.platform.write(call, async (tx) => {
    if (viewer.staffId !== staffId) return refuse(staffErrors.staff_not_found);
    const organisationId = organisationOf(viewer);
    const allowed = await staffTransitions.lockTo(tx, viewer, staffTransitions.verb.leave, {
      team: deps,
      organisationId,
      id: staffId,
    });
    await refuseWithOpenJobs({ deps, tx, viewer, now }, staffId);
    const companyName = await companyNameOf(deps, tx, organisationId);
    confirmSeen(confirmsLeavingTeam, seen, seenOfMembership(companyName, allowed.row));
    return staffTransitions.move(tx, allowed, { now, team: deps });
  });
  deps.account.forgetSession(viewer.sessionId);
  return { left: true };
}

/** One of the organisation's people, or an invitation of it. */
export async function readStaff(
  deps: StaffDependencies,
  viewer: Viewer,
  staffId: string,
): Promise<StaffUser> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const staff = await findStaffOf(deps, db, organisationId, staffId);
  if (staff) return presentStaff(viewer, staff);
  const invitation = await findInvitationOf(db, organisationId, staffId);
  return invitation ? presentInvitation(viewer, invitation) : refuse(staffErrors.staff_not_found);
}
