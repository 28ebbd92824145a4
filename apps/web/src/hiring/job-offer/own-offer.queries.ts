import { listJobOffers } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { useApplicationLive } from '../../nouns/application/use-application-live.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';

const awayMs = 60_000;

/** The newest offer of one's own application; null: there is none. */
export function useOwnOffer(applicationId: string) {
  useApplicationLive();
  const refetchInterval = useLookAgain(awayMs);
  return useAsked(
    listJobOffers,
    { query: { applicationId, limit: 1 } },
    { select: ({ items }) => items[0] ?? null, refetchInterval },
  );
}
