import type { Viewer } from '../../platform/viewer.ts';

/** A person's own name and session only. */
export function mayChangeOwn(viewer: Viewer, thing: { readonly userId: string }): boolean {
  return viewer.userId === thing.userId;
}

/** People change their own account; Admins change the accounts of others, never their own. */
export function mayChangeStatus(
  by: { readonly kind: 'Self' | 'Admin' | 'System'; readonly userId: string | null },
  person: { readonly userId: string },
): boolean {
  if (by.kind === 'System') return true;
  return by.kind === 'Self' ? by.userId === person.userId : by.userId !== person.userId;
}
