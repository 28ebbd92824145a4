import { jobOfferErrors, type JobOfferVerb } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { jobOfferTransitions } from './job-offer.transitions.ts';

/** An offer as the caller read it. */
export interface AsRead {
  readonly jobOfferId: string;
  readonly version: number;
}

export async function lockAsRead<Verb extends JobOfferVerb>(
  tx: Tx,
  { viewer }: SignedInCall,
  verb: Verb,
  { jobOfferId, version }: AsRead,
) {
  const allowed = await jobOfferTransitions.lockTo(tx, viewer, verb, jobOfferId);
  if (allowed.row.version !== version)
    refuse(jobOfferErrors.job_offer_moved_on, { present: allowed.row.status });
  return allowed;
}
