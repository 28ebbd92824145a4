import type { Viewer } from '../../platform/viewer.ts';

/** For oneself alone. */
export const mayMark = (viewer: Pick<Viewer, 'userId'>, favourite: { readonly userId: string }): boolean =>
  favourite.userId === viewer.userId;
