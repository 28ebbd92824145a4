import { type Viewer, hasPermission } from '../platform/viewer.ts';
import type { StoredCart } from './cart.rules.ts';

/** A cart is its buyer's alone. */
export function mayChangeCart(userId: string, cart: Pick<StoredCart, 'userId'>): boolean {
  return cart.userId === userId;
}

/** Whoever may see, add or change the own services may see what customers pay for them. */
export const mayPreviewPrice = (viewer: Viewer): boolean =>
  (['view', 'create', 'update'] as const).some((action) => hasPermission(viewer, `services.${action}`));
