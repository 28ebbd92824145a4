import { type Permission, type PermissionAction, permissionKeys } from './roles.ts';

const known: ReadonlySet<string> = new Set(permissionKeys);

/** What a grant opens: `admin_access.update` is update of every key. A key that is not ours opens nothing. */
function opened(grant: string): readonly Permission[] {
  const [key, action] = grant.split('.') as [string, PermissionAction];
  if (!known.has(key)) return [];
  if (key !== 'admin_access') return [grant as Permission];
  return permissionKeys.map((each): Permission => `${each}.${action}`);
}

/** `closedKeys` are the features that the operators closed to the organisation: no grant opens them. */
export function effectivePermissions(
  grants: readonly string[],
  closedKeys: readonly string[] = [],
): ReadonlySet<Permission> {
  const shut = new Set(closedKeys);
  return new Set(grants.flatMap(opened).filter((one) => !shut.has(one.slice(0, one.indexOf('.')))));
}
