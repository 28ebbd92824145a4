import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import {
  type OwnAnswer,
  type PartnerService,
  addService,
  listCatalogueServices,
  listMyServices,
  removeService,
  updateService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import type { confirmsPartnerService } from '@nukkad/contract/market/catalog/partner-service.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { previewServicePrice } from '@nukkad/contract/market/cart/preview.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { presentLanguage } from '../../../platform/i18n/present-words.ts';
import { queryClient } from '../../../platform/query-client.ts';

/** `own`: services that the partner offers or has paused (services.view); `catalogue`: every service it may offer (services.create). */
export type PartnerServiceList = 'own' | 'catalogue';

export interface PartnerServicesQuery {
  readonly q: string;
  readonly categoryId: string;
  readonly state: '' | 'active' | 'paused' | 'new';
}

const keys = {
  all: ['services', 'offers'] as const,
  list: (of: PartnerServiceList, asked: PartnerServicesQuery) =>
    [...keys.all, of, presentLanguage(), asked] as const,
  one: (of: PartnerServiceList, serviceId: string) =>
    [...keys.all, of, presentLanguage(), serviceId] as const,
  details: (serviceId: string) => ['services', 'details', presentLanguage(), serviceId] as const,
};

interface OfferPage {
  readonly items: readonly PartnerService[];
  readonly nextCursor: string | null;
  readonly counts?: { readonly active: number; readonly paused: number };
}

/** Rows stay while the next answer is on its way, so that typing does not empty the list. */
export function usePartnerServices(of: PartnerServiceList, asked: PartnerServicesQuery) {
  return useInfiniteQuery({
    queryKey: keys.list(of, asked),
    queryFn: ({ pageParam, signal }): Promise<OfferPage> => {
      const query = {
        cursor: pageParam,
        q: asked.q || undefined,
        categoryId: asked.categoryId || undefined,
      };
      const { state } = asked;
      if (of === 'catalogue')
        return call(listCatalogueServices, {
          query: { ...query, state: state === 'new' ? state : undefined },
          quiet: true,
          signal,
        });
      return call(listMyServices, {
        query: { ...query, state: state === 'active' || state === 'paused' ? state : undefined },
        quiet: true,
        signal,
      });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** One service for the editor; null where it is not there, e.g. removed in another tab. */
export function usePartnerService(of: PartnerServiceList, serviceId: string) {
  return useQuery({
    queryKey: keys.one(of, serviceId),
    queryFn: async ({ signal }) => {
      const options = { query: { serviceId }, quiet: true, signal } as const;
      const { items } =
        of === 'own' ? await call(listMyServices, options) : await call(listCatalogueServices, options);
      return items[0] ?? null;
    },
  });
}

/** Its words and questions, as customers read them. */
export function useServiceDetails(serviceId: string) {
  return useQuery({
    queryKey: keys.details(serviceId),
    queryFn: ({ signal }) => call(getServiceDetails, { query: { serviceId }, quiet: true, signal }),
  });
}

export interface PreviewAsked {
  readonly serviceId: string;
  /** Null: there is no price to show anything of. */
  readonly price: number | null;
  /** Own terms for single answers. */
  readonly answers: readonly OwnAnswer[];
  readonly optionIds: readonly string[];
}

/** What the server charges a customer at a price that is not saved yet. */
export function usePricePreview({ serviceId, price, answers, optionIds }: PreviewAsked) {
  return useQuery({
    queryKey: ['services', 'preview', presentLanguage(), serviceId, price, answers, optionIds],
    queryFn: ({ signal }) =>
      call(previewServicePrice, {
        body: { serviceId, price: price ?? 0, answers: [...answers], optionIds: [...optionIds] },
        quiet: true,
        signal,
      }),
    enabled: price !== null,
    placeholderData: keepPreviousData,
  });
}

const renew = () => queryClient.invalidateQueries({ queryKey: keys.all });

type Terms = EndpointInput<typeof addService>['body'];

/** Adds the service or changes its terms; `seen`: those that the editor opened with. */
export function useSavePartnerService(isNew: boolean) {
  return useMutation({
    mutationFn: ({ seen, ...body }: Terms & { readonly seen: Seen<typeof confirmsPartnerService> }) =>
      isNew
        ? call(addService, { body, quiet: true })
        : call(updateService, { body: { ...body, seen }, quiet: true }),
    onSuccess: renew,
  });
}

export function useRemovePartnerService() {
  return useMutation({
    mutationFn: (serviceId: string) => call(removeService, { query: { serviceId }, quiet: true }),
    onSuccess: renew,
  });
}
