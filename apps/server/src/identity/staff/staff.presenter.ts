import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { recordOf } from '@nukkad/contract/kernel/record';
import { permissionKeys } from '@nukkad/contract/kernel/roles';
import { invitationLifecycle, staffLifecycle } from '@nukkad/contract/identity/staff/staff.noun';
import {
  type EmployeeAccess,
  type OwnInvitation,
  type StaffUser,
  type TeamMember,
  permissionActions,
} from '@nukkad/contract/identity/staff/staff.model';
import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { InvitationRow, StaffRow } from './staff.row.ts';
import { heldBy, isWithin, mayRemove, ratingOf } from './staff.rules.ts';

/** To those of the same organisation who manage users. */
export function presentStaff(viewer: Viewer, row: StaffRow): StaffUser {
  const other = row.staffId !== viewer.staffId && !row.isOwner;
  const update = hasPermission(viewer, 'manage_users.update');
  const above = !isWithin(heldBy(viewer), row.grants);
  return {
    staffId: row.staffId,
    kind: 'staff',
    fullName: row.fullName,
    mobileNumber: row.mobileNumber,
    email: null,
    designation: row.designation,
    isProfessional: row.isProfessional,
    status: row.status,
    since: row.createdAt.toISOString(),
    rating: ratingOf(row.ratingSum, row.ratingCount),
    jobsDone: row.jobsDone,
    permissionCount: effectivePermissions(row.grants).size,
    subAdminMode: row.subAdminMode,
    can: {
      update: update && !row.isOwner,
      access: update && other && row.status === 'Active',
      deactivate:
        update && other && !above && mayRemove(viewer) && canMove(staffLifecycle, 'deactivate', row.status),
      activate: update && other && !above && canMove(staffLifecycle, 'activate', row.status),
      withdraw: false,
    },
  };
}

export function presentInvitation(viewer: Viewer, row: InvitationRow): StaffUser {
  const update = hasPermission(viewer, 'manage_users.update');
  const open = canMove(invitationLifecycle, 'withdraw', row.status);
  return {
    staffId: row.invitationId,
    kind: 'invitation',
    fullName: row.fullName,
    mobileNumber: row.mobileNumber,
    email: row.email,
    designation: row.designation,
    isProfessional: row.isProfessional,
    status: row.status,
    since: row.createdAt.toISOString(),
    rating: null,
    jobsDone: 0,
    permissionCount: effectivePermissions(row.permissions).size,
    subAdminMode: false,
    can: {
      update: update && open,
      access: false,
      deactivate: false,
      activate: false,
      withdraw: update && open && mayRemove(viewer),
    },
  };
}

/** To every colleague: no number, no rights. */
export function presentColleague(viewer: Viewer, row: StaffRow): TeamMember {
  return {
    staffId: row.staffId,
    fullName: row.fullName,
    designation: row.designation,
    isProfessional: row.isProfessional,
    rating: ratingOf(row.ratingSum, row.ratingCount),
    jobsDone: row.jobsDone,
    isMe: row.staffId === viewer.staffId,
  };
}

export function presentOwnInvitation(row: InvitationRow, companyName: string): OwnInvitation {
  return {
    staffId: row.invitationId,
    companyName,
    fullName: row.fullName,
    designation: row.designation,
    isProfessional: row.isProfessional,
    invitedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** The grants as they were given, key by key: `admin_access` is one of them and is not expanded. */
export function presentAccess(viewer: Viewer, row: StaffRow, closedKeys: readonly string[]): EmployeeAccess {
  const granted = new Set(row.grants);
  const accessType = recordOf(permissionKeys, (key) => ({
    adminEnabled: !closedKeys.includes(key),
    ...recordOf(permissionActions, (action) => granted.has(`${key}.${action}`)),
  }));
  const may =
    hasPermission(viewer, 'manage_users.update') && row.staffId !== viewer.staffId && row.status === 'Active';
  return {
    _id: row.accessVersion > 0 ? row.staffId : null,
    staffId: row.staffId,
    fullName: row.fullName,
    subAdminMode: row.subAdminMode,
    settings: { accessType },
    mayGive: may ? [...heldBy(viewer)] : [],
    can: { update: may, subAdminMode: may && viewer.role === 'Service Partner' },
  };
}
