import type { StoredCart } from './cart.rules.ts';

/** A cart is its buyer's alone. */
export function mayChangeCart(userId: string, cart: Pick<StoredCart, 'userId'>): boolean {
  return cart.userId === userId;
}
