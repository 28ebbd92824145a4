import type { Permission, PermissionAction } from '@nukkad/contract/kernel/roles';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';

export type ProfileItemKind = 'catalogue' | 'asset';

/** The person or the organisation that owns the items; part of the WHERE of every query. */
export interface ProfileItemOwner {
  readonly userId: string | null;
  readonly organisationId: string | null;
}

const keys = { catalogue: 'services', asset: 'company_profile' } as const;

/** People manage their own items; staff of an organisation need the permission. */
export function mayManageItems(viewer: Viewer, kind: ProfileItemKind, action: PermissionAction): boolean {
  const permission: Permission = `${keys[kind]}.${action}`;
  return viewer.organisationId === null || hasPermission(viewer, permission);
}

/** The owner of the viewer's items: the organisation that the viewer acts for, or the viewer. 403 without the permission. */
export function authorizedOwner(
  viewer: Viewer,
  kind: ProfileItemKind,
  action: PermissionAction,
): Authorized<ProfileItemOwner> {
  const { userId, organisationId } = viewer;
  const owner = { userId: organisationId ? null : userId, organisationId };
  return authorize(owner, mayManageItems(viewer, kind, action));
}
