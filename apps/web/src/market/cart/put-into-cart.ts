import { currentToken, rememberReturn } from '../../platform/session/session-store.ts';
import { type Addition, addToCart, afterAdding, keepCart } from './cart.queries.ts';
import { keepIntendedLine } from './intended-line.ts';

/**
 * A signed-in person gets a choice into the cart at once, a visitor's is kept in this tab until they sign in. Answers
 * where to go on; null: it was refused, and the refusal is on the screen.
 */
export async function putIntoCart(addition: Addition): Promise<string | null> {
  if (!currentToken()) {
    keepIntendedLine(addition);
    rememberReturn('/cart');
    return '/login';
  }
  const cart = await addToCart(addition);
  if (!cart) return null;
  keepCart(cart);
  return afterAdding(cart);
}
