import { getOfferLetterPdf, listJobOffers } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { JobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { useAsked } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';

/** Nothing is pushed for offers: what is open looks again by itself. */
const lookAgainMs = 60_000;

/** The newest offer of one's own application; null: there is none. */
export const useOwnOffer = (applicationId: string) =>
  useAsked(
    listJobOffers,
    { query: { applicationId, limit: 1 } },
    { select: ({ items }) => items[0] ?? null, refetchInterval: lookAgainMs },
  );

export async function saveOfferLetter({ jobOfferId, letterVersion }: JobOffer): Promise<void> {
  const paper: unknown = await call(getOfferLetterPdf, { params: { jobOfferId }, quiet: true });
  if (paper instanceof Blob) saveFile(paper, `offer-letter-${letterVersion}.pdf`);
}
