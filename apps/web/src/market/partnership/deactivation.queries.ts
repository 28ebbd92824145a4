import { getPartnerDeactivation } from '@nukkad/contract/market/partnership/partnership.api';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

/** What leaving would mean at this moment; never from memory. */
export function usePartnerDeactivation() {
  return useQuery({
    queryKey: ['partner', 'leaving'],
    queryFn: ({ signal }) => call(getPartnerDeactivation, { quiet: true, signal }),
    gcTime: 0,
  });
}
