import type { Viewer } from '../../platform/viewer.ts';

/** One's own name and session, nobody else's. */
export function mayChangeOwn(viewer: Viewer, thing: { readonly userId: string }): boolean {
  return viewer.userId === thing.userId;
}

/** The own account is the person's; anybody else's is an Admin's, who may not judge the own one. */
export function mayChangeStatus(
  by: { readonly kind: 'Self' | 'Admin' | 'System'; readonly userId: string | null },
  person: { readonly userId: string },
): boolean {
  if (by.kind === 'System') return true;
  return by.kind === 'Self' ? by.userId === person.userId : by.userId !== person.userId;
}
