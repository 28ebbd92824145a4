import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** For the business: its owner, and staff with the feature. */
export const mayActForBusiness = (viewer: Viewer, action: PermissionAction): boolean =>
  viewer.organisationId !== null && hasPermission(viewer, `network.${action}`);

/** Staff who may read as the business choose; an owner is the business. */
export const mayChooseActsFor = (viewer: Viewer): boolean =>
  viewer.role === 'subUser' && mayActForBusiness(viewer, 'view');

/** Whether the caller acts for the member's owner. */
export const isOwnMember = (
  viewer: Viewer,
  member: { readonly userId: string | null; readonly organisationId: string | null },
): boolean =>
  member.userId === null
    ? viewer.organisationId === member.organisationId && mayActForBusiness(viewer, 'update')
    : viewer.userId === member.userId;
