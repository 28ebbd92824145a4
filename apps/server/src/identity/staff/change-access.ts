import { staffErrors, staffEvents } from '@nukkad/contract/identity/staff/staff.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsAccess, seenOfAccess } from '@nukkad/contract/identity/staff/staff.api';
import type { EmployeeAccess } from '@nukkad/contract/identity/staff/staff.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission, organisationOf } from '../../platform/viewer.ts';
import type { StaffDependencies } from './staff.interface.ts';
import { presentAccess } from './staff.presenter.ts';
import type { StaffRow } from './staff.row.ts';
import { heldBy, mayTurn } from './staff.rules.ts';
import { findStaffOf, lockStaffOf } from './team.ts';

export interface AccessChange {
  readonly staffId: string;
  readonly permissions: readonly string[];
  readonly subAdminMode?: boolean | undefined;
  readonly seen: Seen<typeof confirmsAccess>;
}

/** Never the own rights, never more than held, and the sub-admin mode by the owner alone. */
function allowAccess(viewer: Viewer, found: StaffRow, closedKeys: readonly string[], change: AccessChange) {
  if (found.staffId === viewer.staffId) refuse(staffErrors.own_rights);
  const staff = authorize(found, hasPermission(viewer, 'manage_users.update'));
  if (found.status !== 'Active') refuse(staffErrors.staff_moved_on, { present: found.status });
  confirmSeen(confirmsAccess, change.seen, seenOfAccess(presentAccess(viewer, found, closedKeys)));
  if (!mayTurn(heldBy(viewer), found.grants, change.permissions)) refuse(staffErrors.rights_not_held);
  const setsMode = change.subAdminMode ?? found.subAdminMode;
  if (setsMode !== found.subAdminMode && viewer.role !== 'Service Partner')
    refuse(staffErrors.rights_not_held);
  return { staff, subAdminMode: setsMode && change.permissions.includes('admin_access.view') };
}

export async function changeAccess(
  deps: StaffDependencies,
  call: SignedInCall,
  change: AccessChange,
): Promise<EmployeeAccess> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const { members } = deps.partner;
  return deps.platform.write(call, async (tx) => {
    const found = await lockStaffOf(deps, tx, organisationId, change.staffId);
    if (!found) return refuse(staffErrors.staff_not_found);
    const closedKeys = await members.findClosedFeatures(tx, organisationId);
    const { staff, subAdminMode } = allowAccess(viewer, found, closedKeys, change);
    const accessVersion = found.accessVersion + 1;
    const grants = { permissions: change.permissions, subAdminMode, accessVersion };
    await members.replaceGrants(tx, staff, grants, now);
    const given = change.permissions.filter((one) => !found.grants.includes(one));
    const taken = found.grants.filter((one) => !change.permissions.includes(one));
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'staff.set_access',
      subjectKind: 'staff_member',
      subjectId: found.staffId,
      detail: { given, taken, subAdminMode },
    });
    await publish(tx, now, staffEvents.accessChanged, {
      organisationId,
      staffId: found.staffId,
      userId: found.userId,
    });
    const next = { ...found, grants: [...change.permissions], subAdminMode, accessVersion };
    return presentAccess(viewer, next, closedKeys);
  });
}

export async function readAccess(
  deps: StaffDependencies,
  viewer: Viewer,
  staffId: string,
): Promise<EmployeeAccess> {
  const organisationId = organisationOf(viewer);
  const found = await findStaffOf(deps, deps.platform.db, organisationId, staffId);
  if (!found) return refuse(staffErrors.staff_not_found);
  return presentAccess(
    viewer,
    found,
    await deps.partner.members.findClosedFeatures(deps.platform.db, organisationId),
  );
}
