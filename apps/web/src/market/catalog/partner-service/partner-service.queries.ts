import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import {
  addService,
  type confirmsPartnerService,
  listCatalogueServices,
  listMyServices,
  type OwnAnswer,
  removeService,
  updateService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { previewServicePrice } from '@nukkad/contract/market/cart/preview.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { keyOf, renew, useAsked } from '../../../platform/api/asked.ts';
import { usePages } from '../../../platform/api/pages.ts';
import { useSend } from '../../../platform/api/send.ts';

/** `own`: services that the partner offers or has paused (services.view); `catalogue`: every service it may offer (services.create). */
export type PartnerServiceList = 'own' | 'catalogue';

/** What the catalogue is narrowed by. */
export interface CatalogueAsked {
  readonly q: string;
  readonly categoryId: string;
  readonly onlyNew: boolean;
}

/** Rows stay while the next answer is on its way, so that typing does not empty the list. */
export function useCatalogueServices(asked: CatalogueAsked) {
  return usePages(
    listCatalogueServices,
    {
      q: asked.q || undefined,
      categoryId: asked.categoryId || undefined,
      state: asked.onlyNew ? 'new' : undefined,
    },
    { placeholderData: keepPreviousData },
  );
}

/** One service for the editor; null where it is not there, e.g. removed in another tab. */
export function usePartnerService(of: PartnerServiceList, serviceId: string) {
  return useQuery({
    queryKey: keyOf(of === 'own' ? listMyServices : listCatalogueServices, { query: { serviceId } }, 'one'),
    queryFn: async ({ signal }) => {
      const options = { query: { serviceId }, quiet: true, signal } as const;
      const { items } =
        of === 'own' ? await call(listMyServices, options) : await call(listCatalogueServices, options);
      return items[0] ?? null;
    },
  });
}

/** The own services that customers can book, with their prices, page by page. */
export function useOfferedServices() {
  return usePages(listMyServices, { state: 'active' });
}

/** Its words and questions, as customers read them. */
export function useServiceDetails(serviceId: string) {
  return useAsked(getServiceDetails, { query: { serviceId } });
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
  return useAsked(
    previewServicePrice,
    { body: { serviceId, price: price ?? 0, answers: [...answers], optionIds: [...optionIds] } },
    { enabled: price !== null, placeholderData: keepPreviousData },
  );
}

/** What is not on the screen is forgotten: a form that opens next begins with what is kept now. */
export async function renewServices(): Promise<void> {
  queryClient.removeQueries({ queryKey: [addService.noun], type: 'inactive' });
  await renew('catalog');
}

type Terms = EndpointInput<typeof addService>['body'];

/** Adds the service or changes its terms; `seen`: those that the editor opened with. */
export function useSavePartnerService(isNew: boolean) {
  return useSend(updateService, {
    send: ({ seen, ...body }: Terms & { readonly seen: Seen<typeof confirmsPartnerService> }) =>
      isNew
        ? call(addService, { body, quiet: true })
        : call(updateService, { body: { ...body, seen }, quiet: true }),
    only: [],
    onSuccess: renewServices,
  });
}

export function useRemovePartnerService() {
  return useSend(removeService, {
    given: (serviceId: string) => ({ query: { serviceId } }),
    only: [],
    onSuccess: renewServices,
  });
}
