import { getPartnerDeactivation } from '@nukkad/contract/market/partnership/partnership.api';
import { useAsked } from '../../platform/api/asked.ts';

/** What leaving would mean at this moment; never from memory. */
export function usePartnerDeactivation() {
  return useAsked(getPartnerDeactivation, {}, { gcTime: 0 });
}
