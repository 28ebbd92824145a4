import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import type { JobOfferRow } from './job-offer.store.ts';
import { findOfferLetter } from './offer-letter.store.ts';

/** As the trail of the document says it later. */
const endings = {
  withdrawn: { as: 'cancelled', reason: 'The offer was withdrawn.' },
  refused: { as: 'rejected', reason: 'The offer was declined.' },
  expired: { as: 'expired', reason: 'The last day of the offer is over.' },
  ended: { as: 'cancelled', reason: 'The application is over.' },
  replaced: { as: 'cancelled', reason: 'A new letter takes its place.' },
} as const;

/** The letter that held is signed no more; one that both have signed stays signed. */
export async function endDocument(
  { envelope }: Pick<JobOfferDependencies, 'envelope'>,
  tx: Tx,
  offer: Authorized<Pick<JobOfferRow, 'jobOfferId' | 'letterVersion'>>,
  ending: keyof typeof endings,
  now: Date,
): Promise<void> {
  const letter = await findOfferLetter(tx, offer.jobOfferId, offer.letterVersion);
  if (!letter?.envelopeId) return;
  const { envelopeId } = letter;
  await envelope.agreements.end(tx, offer, { envelopeId, ...endings[ending] }, now);
}
