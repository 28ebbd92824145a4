import type { Ahead, ReadAhead } from '../application/index.ts';
import { type JobOfferRow, listOpen } from './job-offer.store.ts';

type Open = Pick<JobOfferRow, 'applicationId' | 'status' | 'expiresAt'>;

/** Until the last moment of the day that the letter says. */
function aheadOf({ status, expiresAt }: Open): Ahead {
  const until = new Date(expiresAt.getTime() - 1);
  return status === 'Countered'
    ? { at: 'Offer', step: 'wait_for_offer', who: 'employer', until }
    : { at: 'Offer', step: 'answer_offer', who: 'you', until };
}

/** For the tracker of the candidate: one offer at most is open for an application. */
export const readOffersAhead: ReadAhead = async (reader, applicationIds) =>
  new Map((await listOpen(reader, applicationIds)).map((row) => [row.applicationId, aheadOf(row)]));
