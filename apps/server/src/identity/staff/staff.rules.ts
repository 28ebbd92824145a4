import type { Permission } from '@nukkad/contract/kernel/roles';
import { type StaffPreset, allPermissions, staffPresets } from '@nukkad/contract/identity/staff/staff.model';
import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

const day = 86_400_000;
export const invitationLifeMs = 30 * day;
/** Of staff and open invitations together; a larger company asks the operators. */
export const peopleLimit = 500;

/** All that this viewer may hand on: an owner everything, staff what it has itself. */
export function heldBy(viewer: Viewer): ReadonlySet<Permission> {
  return viewer.role === 'Service Partner' ? new Set(allPermissions) : viewer.permissions;
}

const openedBy = (grants: readonly string[]) => effectivePermissions(grants);

/**
 * True if a person with the permissions `held` may change `before` into `after`. Permissions given and permissions
 * taken must both be within `held`: no person can grant more than they hold, or restrict a person above them.
 */
export function mayTurn(
  held: ReadonlySet<Permission>,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const was = openedBy(before);
  const will = openedBy(after);
  const changed = [...was].filter((one) => !will.has(one)).concat([...will].filter((one) => !was.has(one)));
  return changed.every((one) => held.has(one));
}

/** Is there nothing that this colleague may do and `held` does not hold? */
export function isWithin(held: ReadonlySet<Permission>, grants: readonly string[]): boolean {
  return [...openedBy(grants)].every((one) => held.has(one));
}

/** Of the wished rights, those that the inviter can give at this moment. */
export function stillGivable(held: ReadonlySet<Permission>, wished: readonly string[]): readonly string[] {
  return wished.filter((one) => isWithin(held, [one]));
}

export const rightsOfPreset = (preset: StaffPreset): readonly Permission[] => staffPresets[preset];

export const mayRemove = (viewer: Viewer) => hasPermission(viewer, 'manage_users.delete');

/** One decimal; null before the first review. */
export function ratingOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10;
}
