import type { Viewer } from '../../platform/viewer.ts';

/** A saved search is its person's alone. */
export const mayKeep = (
  viewer: Pick<Viewer, 'role' | 'userId'>,
  { userId }: { readonly userId: string },
): boolean => viewer.role === 'Jobseeker' && viewer.userId === userId;
