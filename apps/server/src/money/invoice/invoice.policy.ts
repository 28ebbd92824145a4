import type { Viewer } from '../../platform/viewer.ts';

export function mayReadAsBuyer(viewer: Viewer, booking: { readonly buyerId: string }): boolean {
  return viewer.role === 'Buyer' && viewer.userId === booking.buyerId;
}
