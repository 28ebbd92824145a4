import type { Viewer } from '../../platform/viewer.ts';

/** An address belongs to one person alone, not to the organisation that the person works for. */
export const mayChangeAddress = (viewer: Viewer, address: { readonly userId: string }): boolean =>
  viewer.userId === address.userId;
