import { listRecommendedProviders } from '@nukkad/contract/market/favourite/favourite.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

type Asked = EndpointInput<typeof listRecommendedProviders>['query'];

/** So many are looked through; the best are first. */
const shown = 12;

/** Free times move, so they are asked anew each time the page opens. */
export function useOtherPartners(asked: Omit<Asked, 'limit'> | null) {
  return useQuery({
    queryKey: ['other partners', asked],
    queryFn: ({ signal }) =>
      call(listRecommendedProviders, {
        query: { serviceId: '', ...asked, limit: shown },
        quiet: true,
        signal,
      }),
    enabled: asked !== null,
    staleTime: 0,
  });
}
