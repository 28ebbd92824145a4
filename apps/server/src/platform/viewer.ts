import type { Permission, Role } from '@nukkad/contract/kernel/roles';

/** Who is asking: read from the session and the database, never from what the client says. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role | null;
  /** The organisation acted for: a partner's own, or the one a subUser works for. */
  readonly organisationId: string | null;
  /** The staff row of a subUser; null for others. */
  readonly staffId: string | null;
  readonly isProfessional: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

/** A Service Partner owns its organisation; a subUser has what it was granted. */
export function hasPermission(viewer: Viewer, permission: Permission): boolean {
  if (viewer.role === 'Service Partner') return true;
  return viewer.role === 'subUser' && viewer.permissions.has(permission);
}
