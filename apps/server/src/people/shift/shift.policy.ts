import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Who plans, publishes and decides. */
export const mayPlan = (viewer: Viewer): boolean => hasPermission(viewer, 'attandance.update');
export const mayReadAll = (viewer: Viewer): boolean => hasPermission(viewer, 'attandance.view');

/** As much of a request as the policy looks at: the accounts of the two. */
export interface RequestFacts {
  readonly organisationId: string;
  readonly askerUserId: string;
  readonly colleagueUserId: string | null;
}
export type RequestCapacity = 'Asker' | 'Colleague' | 'Approver';

/** Neither of the two approves it, whatever permissions they have. */
export function requestCapacities(viewer: Viewer, facts: RequestFacts): readonly RequestCapacity[] {
  if (viewer.organisationId !== facts.organisationId) return [];
  if (viewer.userId === facts.askerUserId) return ['Asker'];
  if (viewer.userId === facts.colleagueUserId) return ['Colleague'];
  return mayPlan(viewer) ? ['Approver'] : [];
}

/** Also who may read the roster, without deciding. */
export const seesRequest = (viewer: Viewer, facts: RequestFacts): boolean =>
  requestCapacities(viewer, facts).length > 0 ||
  (viewer.organisationId === facts.organisationId && mayReadAll(viewer));
