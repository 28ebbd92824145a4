import { type makePartnerOffer, movePartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import { listMyServices } from '@nukkad/contract/market/catalog/partner-service.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { maximumPageSize } from '@nukkad/contract/kernel/page';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

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
