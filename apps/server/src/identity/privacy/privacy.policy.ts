import type { Viewer } from '../../platform/viewer.ts';

/** A person's own data only; neither the employer nor support may decide over it. */
export function mayDecideOver(viewer: Viewer, person: { readonly userId: string }): boolean {
  return viewer.userId === person.userId;
}
