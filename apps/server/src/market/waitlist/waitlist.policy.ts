import type { Viewer } from '../../platform/viewer.ts';

/** Anyone may wait, for themselves alone: a signed-in person by the account, a visitor by a contact. */
export const mayJoin = (
  viewer: Pick<Viewer, 'userId'> | null,
  entry: { readonly userId: string | null },
): boolean => entry.userId === (viewer?.userId ?? null);

export const mayLeave = (
  viewer: Pick<Viewer, 'userId'>,
  entry: { readonly userId: string | null },
): boolean => entry.userId === viewer.userId;
