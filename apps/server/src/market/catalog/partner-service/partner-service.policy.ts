import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';

/** The own organisation's services, with the right to do so. */
export function mayManageServices(
  viewer: Viewer,
  action: PermissionAction,
  offer: { readonly organisationId: string },
): boolean {
  return viewer.organisationId === offer.organisationId && hasPermission(viewer, `services.${action}`);
}
