import type { Viewer } from '../../platform/viewer.ts';

/** Only whose booking it is may pay it or see its payments. */
export function mayPay(viewer: Viewer, owner: { readonly buyerId: string }): boolean {
  return viewer.role === 'Buyer' && viewer.userId === owner.buyerId;
}
