import { changeCart, fillCart, getCart, getCartStatus } from '@nukkad/contract/market/booking/booking.api';
import { getOffers } from '@nukkad/contract/market/coupon/coupon.api';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { ApiError } from '@nukkad/contract/kernel/client';
import { call } from '../../platform/api/client.ts';
import { showError } from '../../platform/api/show-error.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { type WantedLine, wantedLines, withLine } from './cart.lines.ts';
import { keepAnswer, keyOf, renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export type CartChange = EndpointInput<typeof changeCart>['body'];

/** One line to be put into the cart, and the partner it was chosen of; null or left out: the best one free. */
export interface Addition {
  readonly line: WantedLine;
  readonly organisationId?: string | null;
}

/** Only a buyer has a cart; for other roles it is not fetched. */
function useHasCart(): boolean {
  const { profile } = useSession();
  return profile?.role === 'Buyer';
}

/** The cart with its price, as the server reckons it now. */
export function useCart() {
  const enabled = useHasCart();
  return useAsked(getCart, {}, { staleTime: 5_000, enabled });
}

/** The number of lines in the cart, for a badge; 0 without a cart. Part of the shell, outside of any QueryProvider. */
export function useCartCount(): number {
  const enabled = useHasCart();
  const { data } = useAsked(getCartStatus, {}, { enabled });
  return data?.count ?? 0;
}

/** Every answer about the cart is the whole cart, so nothing is asked for again. */
export function keepCart(cart: Cart): void {
  keepAnswer(getCart, {}, cart);
  keepAnswer(getCartStatus, {}, { count: cart.lines.length });
}

/** After a booking the server has emptied it. */
export const forgetCart = (): Promise<unknown> => renew(getCart, getCartStatus, getOffers);

/** One after the other, or an old answer would cover a newer one. */
export const ofCart = { mutationKey: keyOf(changeCart), scope: { id: 'cart' } };

const isOf = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

const sendable = (lines: readonly WantedLine[]) =>
  lines.map((line) => ({ ...line, optionIds: [...line.optionIds] }));

async function addToPresent({ line, organisationId }: Addition): Promise<Cart> {
  const present = await call(getCart, { quiet: true });
  const lines = sendable(withLine(wantedLines(present), line));
  return call(changeCart, {
    body: { lines, ...(organisationId ? { organisationId } : {}) },
    quiet: true,
  });
}

/**
 * Adds to the present cart where it can. Where the two cannot be one job, the person is asked whether the new
 * one takes the place of the old; null: they kept the old.
 */
export async function addToCart(addition: Addition): Promise<Cart | null> {
  try {
    return await addToPresent(addition);
  } catch (error) {
    if (!isOf(error, bookingErrors.cart_one_category.code)) {
      if (error instanceof ApiError) showError(error);
      throw error;
    }
  }
  const { askToReplace } = await import('./ask-to-replace.tsx');
  return askToReplace(() =>
    call(fillCart, {
      body: { lines: sendable([addition.line]), organisationId: addition.organisationId ?? null },
      quiet: true,
    }),
  );
}

/** One service alone needs no look at the cart; several are shown together first. */
export const afterAdding = (cart: Cart): string => (cart.lines.length === 1 ? '/checkout' : '/cart');

/** Changes parts of the cart, one change after another. `quiet`: the caller says what was refused. */
export function useChangeCart(settings: { readonly quiet?: boolean } = {}) {
  return useSend(changeCart, {
    given: (body: CartChange) => ({ body, ...settings }),
    loud: true,
    ...ofCart,
    keep: (cart) => {
      if (queryClient.isMutating(ofCart) <= 1) keepCart(cart);
    },
    onError: forgetCart,
  });
}
