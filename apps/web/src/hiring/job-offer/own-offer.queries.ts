import { listJobOffers } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { useAsked } from '../../platform/api/asked.ts';

/** Nothing is pushed for offers: what is open looks again by itself. */
const lookAgainMs = 60_000;

/** The newest offer of one's own application; null: there is none. */
export const useOwnOffer = (applicationId: string) =>
  useAsked(
    listJobOffers,
    { query: { applicationId, limit: 1 } },
    { select: ({ items }) => items[0] ?? null, refetchInterval: lookAgainMs },
  );
