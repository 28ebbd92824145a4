import { listRecommendedProviders } from '@nukkad/contract/market/favourite/favourite.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useAsked } from '../../platform/api/asked.ts';

type Asked = EndpointInput<typeof listRecommendedProviders>['query'];

/** So many are looked through; the best are first. */
const shown = 12;

/** Free times move, so they are asked anew each time the page opens. */
export function useOtherPartners(asked: Omit<Asked, 'limit'> | null) {
  return useAsked(
    listRecommendedProviders,
    { query: { serviceId: '', ...asked, limit: shown } },
    { enabled: asked !== null, staleTime: 0 },
  );
}
