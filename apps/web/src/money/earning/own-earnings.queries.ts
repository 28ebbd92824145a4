import { getOwnEarnings } from '@nukkad/contract/money/earning/earning.api';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

/** Apart from the queries of Money, so that a professional's day does not load its lists. */
export function useOwnEarnings() {
  return useQuery({
    queryKey: ['earning', 'own'],
    queryFn: ({ signal }) => call(getOwnEarnings, { quiet: true, signal }),
  });
}
