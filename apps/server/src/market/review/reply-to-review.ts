import { reviewErrors } from '@nukkad/contract/market/review/review.noun';
import type { VisitReviews } from '@nukkad/contract/market/review/review.model';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { readVisit } from './read-visit.ts';
import { countingTries, refuseContacts } from './refuse-contacts.ts';
import type { ReviewDependencies } from './review.interface.ts';
import { reviewTransitions } from './review.transitions.ts';

/** Once, for everyone to read. */
export async function replyToReview(
  deps: ReviewDependencies,
  call: SignedInCall,
  { reviewId, words }: { readonly reviewId: string; readonly words: string },
): Promise<VisitReviews> {
  const { viewer, now, lang } = call;
  const write = async (tx: Tx) => {
    const allowed = await reviewTransitions.lockTo(tx, viewer, reviewTransitions.verb.reply, reviewId);
    if (allowed.row.repliedAt !== null) refuse(reviewErrors.review_replied);
    refuseContacts(words);
    await reviewTransitions.move(tx, allowed, { now, changes: { reply: words, repliedAt: now } });
    const { bookingId } = allowed.row;
    return lastReads((reader) => readVisit(deps, reader, { viewer, now, lang }, bookingId));
  };
  return countingTries(deps, call, () => deps.platform.write(call, write));
}
