import { getWorkOverview } from '@nukkad/contract/office/overview/overview.api';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { presentLanguage } from '../../../platform/i18n/present-words.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { allowedChangesMs, fulfilmentKeys } from '../fulfilment.queries.ts';

/** The business in one look; asked for again when a booking moves, and each minute: visits become late without an event. */
export function useWorkOverview() {
  useTranslation();
  return useQuery({
    queryKey: [...fulfilmentKeys.all, 'overview', presentLanguage()],
    queryFn: ({ signal }) => call(getWorkOverview, { quiet: true, signal }),
    refetchInterval: allowedChangesMs,
  });
}
