import {
  type PartnerOffer,
  listPartnerOffers,
  makePartnerOffer,
  movePartnerOffer,
  partnerOffersQuery,
} from '@nukkad/contract/market/coupon/partner-offer.api';
import { listMyServices } from '@nukkad/contract/market/catalog/partner-service.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { maximumPageSize } from '@nukkad/contract/kernel/page';
import { listAddress } from '@nukkad/lists/address';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['partner offers'] as const,
  list: (status: string) => ['partner offers', presentLanguage(), status] as const,
};
const renew = () => queryClient.invalidateQueries({ queryKey: keys.all });

export const offersAddress = listAddress(partnerOffersQuery.shape, ['status'], {});

/** The newest first. */
export function usePartnerOffers(status: PartnerOffer['status'] | undefined) {
  return useInfiniteQuery({
    queryKey: keys.list(status ?? ''),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listPartnerOffers, {
        query: { status, cursor: pageParam || undefined, limit: 50, ...(!pageParam && { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** What an offer can be limited to. */
export function useOfferableServices() {
  return useQuery({
    queryKey: [...keys.all, 'services', presentLanguage()],
    queryFn: ({ signal }) =>
      call(listMyServices, { query: { state: 'active', limit: maximumPageSize }, quiet: true, signal }),
  });
}

export type NewOffer = EndpointInput<typeof makePartnerOffer>['body'];

export function useMakeOffer() {
  return useMutation({
    mutationFn: (body: NewOffer) => call(makePartnerOffer, { body, quiet: true }),
    onSuccess: renew,
  });
}

export type OfferMove = EndpointInput<typeof movePartnerOffer>['body'];

export function useMoveOffer() {
  return useMutation({
    mutationFn: ({ couponId, ...body }: OfferMove & { readonly couponId: string }) =>
      call(movePartnerOffer, { params: { couponId }, body, quiet: true }),
    onSettled: renew,
  });
}
