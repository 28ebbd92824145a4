import type { LeavingStatus } from '@nukkad/contract/people/leaving/leaving.noun';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** As much of a leaving as the policy looks at. */
export interface LeavingFacts {
  readonly organisationId: string;
  readonly staffId: string;
}
export type LeavingCapacity = 'Self' | 'Office';

const hasAgreed: ReadonlySet<LeavingStatus> = new Set(['serving', 'cleared', 'left']);
const isOf = (viewer: Viewer, { organisationId }: LeavingFacts) => viewer.organisationId === organisationId;
const isSelf = (viewer: Viewer, { staffId }: LeavingFacts) => viewer.staffId === staffId;

/** Of one's own leaving one is never the office, whatever permissions one has. */
export function leavingCapacities(viewer: Viewer, of: LeavingFacts): readonly LeavingCapacity[] {
  if (!isOf(viewer, of)) return [];
  if (isSelf(viewer, of)) return ['Self'];
  return hasPermission(viewer, 'manage_users.update') ? ['Office'] : [];
}

export const isOffice = (viewer: Viewer, of: LeavingFacts): boolean =>
  leavingCapacities(viewer, of).includes('Office');

/** One’s own, or with the permission that of a colleague. */
export const seesLeaving = (viewer: Viewer, of: LeavingFacts): boolean =>
  isOf(viewer, of) &&
  (isSelf(viewer, of) || hasPermission(viewer, 'manage_users.view') || isOffice(viewer, of));

export const mayEnd = (viewer: Viewer, of: LeavingFacts): boolean =>
  isOffice(viewer, of) && hasPermission(viewer, 'manage_users.delete');

export const maySetNotice = (viewer: Viewer): boolean => hasPermission(viewer, 'manage_users.update');

/** What someone is paid on leaving; there is nothing to see before a last day is agreed. */
export const seesSettlement = (
  viewer: Viewer,
  of: LeavingFacts & { readonly status: LeavingStatus },
): boolean => isOf(viewer, of) && hasPermission(viewer, 'salary.view') && hasAgreed.has(of.status);
