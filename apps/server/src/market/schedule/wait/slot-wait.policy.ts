import type { Viewer } from '../../../platform/viewer.ts';

/** For oneself alone. */
export const mayWait = (viewer: Pick<Viewer, 'userId'>, wait: { readonly userId: string }): boolean =>
  wait.userId === viewer.userId;
