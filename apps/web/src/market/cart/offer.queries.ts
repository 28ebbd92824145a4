import { applyOffer, getOffers, removeOffer } from '@nukkad/contract/market/coupon/coupon.api';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
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
    mutationFn: () => call(removeOffer),
    onSuccess: keepCart,
    onError: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
}
