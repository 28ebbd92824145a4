import type { Viewer } from '../../platform/viewer.ts';

/** As much of a project as the policy looks at. */
export interface Owned {
  readonly organisationId: string;
  readonly buyerId: string | null;
}

interface Work {
  readonly mayWork: (viewer: Viewer, project: Owned) => boolean;
}

/** A change with whose project it is; who may look at it was decided by the project. */
export interface ScopeFacts {
  readonly project: Owned;
}

export function scopeCapacities(
  { mayWork }: Work,
  viewer: Viewer,
  { project }: ScopeFacts,
): readonly ('Partner' | 'Buyer')[] {
  if (viewer.role === 'Buyer') return project.buyerId === viewer.userId ? ['Buyer'] : [];
  return mayWork(viewer, project) ? ['Partner'] : [];
}
