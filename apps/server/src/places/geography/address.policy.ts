import type { Viewer } from '../../platform/viewer.ts';

/** An address belongs to one person and to nobody else, not even to the organisation that person works for. */
export const mayChangeAddress = (viewer: Viewer, address: { readonly userId: string }): boolean =>
  viewer.userId === address.userId;
