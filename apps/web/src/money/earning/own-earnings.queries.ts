import { getOwnEarnings } from '@nukkad/contract/money/earning/earning.api';
import { useAsked } from '../../platform/api/asked.ts';

/** Apart from the queries of Money, so that a professional's day does not load its lists. */
export function useOwnEarnings() {
  return useAsked(getOwnEarnings);
}
