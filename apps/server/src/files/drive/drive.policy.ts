import type { DriveRight } from '@nukkad/contract/files/drive/drive.noun';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

export type GrantedRight = Exclude<DriveRight, 'manage'>;

/** Whose drive: one of the two is null. */
export interface DriveOwner {
  readonly userId: string | null;
  readonly organisationId: string | null;
}

/** Who acts, with the right that they have to what is acted on. */
export interface DriveActor {
  readonly viewer: Viewer;
  readonly right: DriveRight | null;
}

/** Staff who may add to or change the profile of the business may do so with its files. */
function rightOfStaff(viewer: Viewer): DriveRight | null {
  if (hasPermission(viewer, 'company_profile.update') || hasPermission(viewer, 'company_profile.create'))
    return 'edit';
  return hasPermission(viewer, 'company_profile.view') ? 'view' : null;
}

/** The right to everything in a drive: of its person, or of those of the business by their permissions. */
export function rightOfSpace(viewer: Viewer, { userId, organisationId }: DriveOwner): DriveRight | null {
  if (organisationId === null) return userId === viewer.userId ? 'manage' : null;
  if (organisationId !== viewer.organisationId) return null;
  if (viewer.role === 'subUser') return rightOfStaff(viewer);
  return hasPermission(viewer, 'company_profile.view') ? 'manage' : null;
}

const widest = (a: DriveRight | null, b: DriveRight | null): DriveRight | null =>
  (['manage', 'edit', 'view'] as const).find((one) => one === a || one === b) ?? null;

/** The one answer to what a person may do with an item: by the drive, or by a grant on it or above it. Null: it is not there for them. */
export const rightOf = (viewer: Viewer, space: DriveOwner, granted: GrantedRight | null): DriveRight | null =>
  widest(rightOfSpace(viewer, space), granted);

/** Others do not learn that it exists. */
export const seesItem = ({ right }: DriveActor): boolean => right !== null;

export const mayEdit = ({ right }: DriveActor): boolean => right === 'manage' || right === 'edit';

export function driveCapacities(actor: DriveActor): readonly ('Editor' | 'Manager')[] {
  if (actor.right === 'manage') return ['Editor', 'Manager'];
  return mayEdit(actor) ? ['Editor'] : [];
}

/** Those who may change the whole drive pass on what is in it; who has a grant alone does not. */
export const mayShareFrom = (viewer: Viewer, space: DriveOwner): boolean =>
  mayEdit({ viewer, right: rightOfSpace(viewer, space) });
