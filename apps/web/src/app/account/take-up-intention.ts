import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { addToCart, afterAdding, keepCart } from '../../market/cart/cart.queries.ts';
import { hasIntendedLine, takeIntendedLine } from '../../market/cart/intended-line.ts';
import { say } from '../../platform/i18n/present-words.ts';
import { toast } from '../../ui/dialog/toast.ts';

/**
 * Puts the service that was chosen before signing in into the cart. Answers where to continue; null: nothing was chosen,
 * or this role has no cart. Until a customer's role is chosen the choice is kept.
 */
export async function takeUpIntention({ role }: Pick<MyProfile, 'role'>): Promise<string | null> {
  if (role !== 'Buyer') {
    if (role !== null && hasIntendedLine())
      toast.info(say('signIn.choiceKept', 'Your service is saved. Switch to customer to book it.'));
    return null;
  }
  const line = takeIntendedLine();
  if (!line) return null;
  try {
    const cart = await addToCart(line);
    if (cart) {
      keepCart(cart);
      return afterAdding(cart);
    }
  } catch {
    // The error is on the screen, and must not keep the person from signing in.
  }
  return '/cart';
}
