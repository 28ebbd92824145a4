import { applyOffer, getOffers, removeOffer } from '@nukkad/contract/market/coupon/coupon.api';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';
import { forgetCart, keepCart, ofCart } from './cart.queries.ts';

/** Offers with what each would take off the cart as it is; of a changed cart they are asked for again. */
export function useOffers(updatedAt: string) {
  return usePages(getOffers, { limit: 20 }, { per: updatedAt });
}

/** What takes most off the cart besides what it has: one offer, or two that can be combined; empty: it has the best. */
export function useBestOffer(cart: Cart) {
  return useAsked(
    getOffers,
    { query: { limit: 2, best: 'true' } },
    {
      per: [cart.price?.totalServicePrice, cart.price?.couponDiscount, cart.organisationId],
      select: ({ items }) => items,
    },
  );
}

/** The caller says what was refused. */
export function useApplyOffer() {
  return useSend(applyOffer, { ...ofCart, given: (code: string) => ({ body: { code } }), keep: keepCart });
}

export function useRemoveOffer() {
  return useSend(removeOffer, {
    ...ofCart,
    given: (code: string) => ({ query: { code } }),
    loud: true,
    keep: keepCart,
    onError: forgetCart,
  });
}
