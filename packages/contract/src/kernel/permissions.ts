import { type Permission, type PermissionAction, permissionKeys } from './roles.ts';

const known: ReadonlySet<string> = new Set(permissionKeys);

/** What a grant opens: `admin_access.update` is update of every key. A key that is not ours opens nothing. */
function opened(grant: string, shut: ReadonlySet<string>): readonly Permission[] {
  const [key, action] = grant.split('.') as [string, PermissionAction];
  if (!known.has(key) || shut.has(key)) return [];
  if (key !== 'admin_access') return [grant as Permission];
  return permissionKeys.map((each): Permission => `${each}.${action}`);
}

/**
 * Specification section 5: admin_access enabled and granted, or the feature enabled and granted. `closedKeys` are the
 * features that the operators closed to the organisation: a closed feature is opened by admin_access alone, and a
 * closed admin_access opens nothing.
 */
export function effectivePermissions(
  grants: readonly string[],
  closedKeys: readonly string[] = [],
): ReadonlySet<Permission> {
  const shut = new Set(closedKeys);
  return new Set(grants.flatMap((grant) => opened(grant, shut)));
}

const actions: readonly PermissionAction[] = ['view', 'create', 'update', 'delete'];
const everyPermission = permissionKeys.flatMap((key) => actions.map((action) => `${key}.${action}`));

/** Where nothing is closed, which is nearly everywhere: worked out once. */
const ofEveryOwner = effectivePermissions(everyPermission);

/** What an owner may do: everything by admin_access; where the operators closed that, what they have not closed. */
export function ownerPermissions(closedKeys: readonly string[] = []): ReadonlySet<Permission> {
  return closedKeys.length === 0 ? ofEveryOwner : effectivePermissions(everyPermission, closedKeys);
}
