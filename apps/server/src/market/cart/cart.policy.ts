import { type Authorized, authorize } from '../../platform/authorize.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { StoredCart } from './cart.rules.ts';

/** A cart is its buyer's alone. */
export function mayChangeCart(userId: string, cart: Pick<StoredCart, 'userId'>): boolean {
  return cart.userId === userId;
}

/** The viewer as the buyer whose cart is about to be made. */
export const buyerOf = ({ userId }: Viewer): Authorized<Pick<StoredCart, 'userId'>> =>
  authorize({ userId }, mayChangeCart(userId, { userId }));

/** A permission to see, add or change the own services includes seeing what customers pay for them. */
export const mayPreviewPrice = (viewer: Viewer): boolean =>
  (['view', 'create', 'update'] as const).some((action) => hasPermission(viewer, `services.${action}`));
