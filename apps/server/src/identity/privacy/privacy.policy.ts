import type { Viewer } from '../../platform/viewer.ts';

/** One's own data, nobody else's: not the employer's, not support's. */
export function mayDecideOver(viewer: Viewer, person: { readonly userId: string }): boolean {
  return viewer.userId === person.userId;
}
