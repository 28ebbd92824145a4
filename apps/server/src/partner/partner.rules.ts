import { type Permission, type PermissionAction, permissionKeys } from '@nukkad/contract/kernel/roles';
import type { PartnerStatus } from './partner.door.ts';

/** Only an Active partner is offered bookings; Approved ones still lack a verified bank account. */
export function isActivePartner(status: PartnerStatus): boolean {
  return status === 'Active';
}

const closed: ReadonlySet<PartnerStatus> = new Set(['Blocked', 'Deactivated', 'Inactive', 'Suspended']);

/** May its staff work? Also for one that leaves (PendingForDeactivation): what is open must still be done. */
export function mayStaffWork(status: PartnerStatus): boolean {
  return !closed.has(status);
}

const known: ReadonlySet<string> = new Set(permissionKeys);

/** What a grant opens: `admin_access.update` is update of every key. A key that is not ours opens nothing. */
function opened(grant: string): readonly Permission[] {
  const [key, action] = grant.split('.') as [string, PermissionAction];
  if (!known.has(key)) return [];
  if (key !== 'admin_access') return [grant as Permission];
  return permissionKeys.map((each): Permission => `${each}.${action}`);
}

export function effectivePermissions(grants: readonly string[]): ReadonlySet<Permission> {
  return new Set(grants.flatMap(opened));
}
