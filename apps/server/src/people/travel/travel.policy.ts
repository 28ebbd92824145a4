import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

export const seesAllTrips = (viewer: Viewer): boolean => hasPermission(viewer, 'travel.view');
export const mayChangeTravel = (viewer: Viewer): boolean => hasPermission(viewer, 'travel.update');

/** Where an employee works, and as whom. */
export function ownPlace({ organisationId, staffId }: Viewer): {
  readonly organisationId: string;
  readonly staffId: string;
} {
  return organisationId && staffId ? { organisationId, staffId } : refuse(kernelErrors.forbidden);
}
