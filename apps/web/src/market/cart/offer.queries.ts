import { applyOffer, getOffers, removeOffer } from '@nukkad/contract/market/coupon/coupon.api';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { cartKeys, keepCart } from './cart.queries.ts';

/** Offers with what each would take off the cart as it is; of a changed cart they are asked for again. */
export function useOffers(updatedAt: string) {
  return useInfiniteQuery({
    queryKey: [...cartKeys.present(), 'offers', updatedAt],
    queryFn: ({ pageParam, signal }) =>
      call(getOffers, {
        query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** What takes most off the cart besides what it has: one offer, or two that can be combined; empty: it has the best. */
export function useBestOffer(cart: Cart) {
  return useQuery({
    queryKey: [
      ...cartKeys.present(),
      'best-offer',
      String(cart.price?.totalServicePrice ?? 0),
      String(cart.price?.couponDiscount ?? 0),
      cart.organisationId ?? '',
    ],
    queryFn: async ({ signal }) => {
      const { items } = await call(getOffers, { query: { limit: 2, best: 'true' }, quiet: true, signal });
      return items;
    },
  });
}

const ofCart = { mutationKey: cartKeys.all, scope: { id: 'cart' } };

/** The caller says what was refused. */
export function useApplyOffer() {
  return useMutation({
    ...ofCart,
    mutationFn: (code: string) => call(applyOffer, { body: { code }, quiet: true }),
    onSuccess: keepCart,
  });
}

export function useRemoveOffer() {
  return useMutation({
    ...ofCart,
    mutationFn: (code: string) => call(removeOffer, { query: { code } }),
    onSuccess: keepCart,
    onError: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
}
