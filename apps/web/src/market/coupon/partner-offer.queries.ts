import {
  type PartnerOffer,
  listPartnerOffers,
  type makePartnerOffer,
  movePartnerOffer,
  partnerOffersQuery,
} from '@nukkad/contract/market/coupon/partner-offer.api';
import { listMyServices } from '@nukkad/contract/market/catalog/partner-service.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { maximumPageSize } from '@nukkad/contract/kernel/page';
import { listAddress } from '@nukkad/lists/address';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const offersAddress = listAddress(partnerOffersQuery.shape, ['status'], {});

/** The newest first. */
export function usePartnerOffers(status: PartnerOffer['status'] | undefined) {
  return usePages(
    listPartnerOffers,
    { status, limit: 50 },
    { counted: true, placeholderData: keepPreviousData },
  );
}

/** What an offer can be limited to. */
export function useOfferableServices() {
  return useAsked(listMyServices, { query: { state: 'active', limit: maximumPageSize } });
}

export type NewOffer = EndpointInput<typeof makePartnerOffer>['body'];

export type OfferMove = EndpointInput<typeof movePartnerOffer>['body'];

export function useMoveOffer() {
  return useSend(movePartnerOffer, {
    given: ({ couponId, ...body }: OfferMove & { readonly couponId: string }) => ({
      params: { couponId },
      body,
    }),
  });
}
