import { staffEvents } from '@nukkad/contract/identity/staff/staff.events';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { confirmsLeavingTeam, seenOfMembership } from '@nukkad/contract/identity/staff/staff.confirm';
import { staffErrors } from '@nukkad/contract/identity/staff/staff.errors';
import {
  type StaffVerb,
  invitationLifecycle,
  staffLifecycle,
} from '@nukkad/contract/identity/staff/staff.lifecycle';
import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import { authorize, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { findInvitationOf, lockInvitationOf, renameInvitation, saveInvitation } from './invitation.store.ts';
import { type StaffDependencies, organisationOf } from './staff.dependencies.ts';
import { presentInvitation, presentStaff } from './staff.presenter.ts';
import type { StaffRow } from './staff.row.ts';
import { heldBy, isWithin, mayRemove } from './staff.rules.ts';
import { findStaffOf, lockStaffOf, saveStaff } from './staff.store.ts';

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

/** Ends or gives back the role, so that it binds from the next request. */
export async function moveStaff(
  { deps, tx, viewer, now }: Changing,
  row: StaffRow,
  verb: Exclude<StaffVerb, 'join'>,
): Promise<StaffRow> {
  if (!canMove(staffLifecycle, verb, row.status)) refuse(staffErrors.staff_moved_on, { present: row.status });
  const { organisationId, staffId, userId } = row;
  if (verb !== 'activate' && (await deps.platform.contributions.openWork.ofProfessional(tx, staffId)) > 0)
    refuse(staffErrors.staff_has_open_jobs);
  const [status = row.status] = staffLifecycle.moves[verb].to;
  await saveStaff(tx, systemAuthorized({ ...row, status }, 'The caller has asked the policy.'), now);
  const role = { role: 'subUser', organisationId, staffId } as const;
  const { account } = deps;
  await (verb === 'activate' ? account.addRole(tx, userId, role, now) : account.removeRole(tx, userId, role));
  await audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: `staff.${verb}`,
    subjectKind: 'staff_member',
    subjectId: staffId,
  });
  await publish(tx, now, staffEvents.moved, { organisationId, staffId, userId, status });
  return { ...row, status };
}

async function changeMember(changing: Changing, found: StaffRow, change: StaffChange): Promise<StaffUser> {
  const { tx, viewer, now } = changing;
  const { action } = change;
  if (found.isOwner) return refuse(staffErrors.owner_set_elsewhere);
  if (action === 'withdraw') return refuse(staffErrors.staff_moved_on, { present: found.status });
  if (action) {
    authorize(found, found.staffId !== viewer.staffId && (action === 'activate' || mayRemove(viewer)));
    if (!isWithin(heldBy(viewer), found.grants)) refuse(staffErrors.rights_not_held);
  }
  const named = { ...found, ...words(found, change) };
  if (!action && found.isProfessional && !named.isProfessional)
    if ((await changing.deps.platform.contributions.openWork.ofProfessional(tx, found.staffId)) > 0)
      refuse(staffErrors.staff_has_open_jobs);
  await saveStaff(tx, authorize(named, hasPermission(viewer, 'manage_users.update')), now);
  const renamed = { ...named, version: named.version + 1 };
  if (action) return presentStaff(viewer, await moveStaff(changing, renamed, action));
  await audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: 'staff.update',
    subjectKind: 'staff_member',
    subjectId: found.staffId,
  });
  return presentStaff(viewer, renamed);
}

async function changeInvitation({ tx, viewer, now }: Changing, change: StaffChange): Promise<StaffUser> {
  const found = await lockInvitationOf(tx, organisationOf(viewer), change.staffId);
  if (!found) return refuse(staffErrors.staff_not_found);
  const present = { present: found.status };
  const withdraws = change.action === 'withdraw';
  const invitation = authorize(found, !withdraws || mayRemove(viewer));
  if (!canMove(invitationLifecycle, 'withdraw', found.status)) refuse(staffErrors.staff_moved_on, present);
  if (change.action && !withdraws) refuse(staffErrors.staff_moved_on, present);
  const next = { ...invitation, ...words(found, change), status: withdraws ? 'Cancelled' : found.status };
  await renameInvitation(tx, next);
  if (withdraws) await saveInvitation(tx, next, now);
  await audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: withdraws ? 'staff.withdraw' : 'staff.update',
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
    const found = await lockStaffOf(tx, organisationId, change.staffId);
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
    const own = viewer.staffId === staffId ? await lockStaffOf(tx, organisationOf(viewer), staffId) : null;
    if (!own) return refuse(staffErrors.staff_not_found);
    const left = await moveStaff({ deps, tx, viewer, now }, own, 'leave');
    const companyName = await companyNameOf(deps, tx, own.organisationId);
    confirmSeen(confirmsLeavingTeam, seen, seenOfMembership(companyName, own));
    return left;
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
  const staff = await findStaffOf(db, organisationId, staffId);
  if (staff) return presentStaff(viewer, staff);
  const invitation = await findInvitationOf(db, organisationId, staffId);
  return invitation ? presentInvitation(viewer, invitation) : refuse(staffErrors.staff_not_found);
}
