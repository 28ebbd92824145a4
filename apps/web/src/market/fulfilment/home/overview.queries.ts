import { getWorkOverview } from '@nukkad/contract/office/overview/overview.api';
import { allowedChangesMs } from '../fulfilment.queries.ts';
import { useAsked } from '../../../platform/api/asked.ts';

/** The business in one look; asked for again when a booking moves, and each minute: visits become late without an event. */
export function useWorkOverview() {
  return useAsked(getWorkOverview, {}, { refetchInterval: allowedChangesMs });
}
