import type { Viewer } from '../../platform/viewer.ts';

interface Kept {
  readonly userId: string;
  readonly attachedAt: Date | null;
}

export function isOwnDocument(viewer: Viewer, document: Kept): boolean {
  return viewer.userId === document.userId;
}

/** Its owner; an Admin, once it belongs to a profile. Others do not learn that it exists. */
export function mayReadDocument(viewer: Viewer, document: Kept): boolean {
  return isOwnDocument(viewer, document) || (viewer.role === 'Admin' && document.attachedAt !== null);
}

/** Its owner moves it; an Admin decides on what belongs to a profile. */
export function documentCapacities(viewer: Viewer, document: Kept): readonly ('Owner' | 'Admin')[] {
  return [
    ...(isOwnDocument(viewer, document) ? (['Owner'] as const) : []),
    ...(viewer.role === 'Admin' && document.attachedAt !== null ? (['Admin'] as const) : []),
  ];
}
