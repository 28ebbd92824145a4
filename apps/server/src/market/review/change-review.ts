import { reviewErrors } from '@nukkad/contract/market/review/review.noun';
import type { ReviewBody, VisitReviews } from '@nukkad/contract/market/review/review.model';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { readVisit } from './read-visit.ts';
import { countingTries, refuseContacts } from './refuse-contacts.ts';
import type { ReviewDependencies } from './review.interface.ts';
import { mayStillWrite } from './review.rules.ts';
import { reviewTransitions } from './review.transitions.ts';
import { checkTags, shownNameOf } from './write-review.ts';

/** Until it is shown. What another tab has changed meanwhile is not overwritten. */
export async function changeReview(
  deps: ReviewDependencies,
  call: SignedInCall,
  {
    reviewId,
    version,
    showName,
    ...said
  }: ReviewBody & { readonly reviewId: string; readonly version: number },
): Promise<VisitReviews> {
  const { viewer, now, lang } = call;
  const write = async (tx: Tx) => {
    const allowed = await reviewTransitions.lockTo(tx, viewer, reviewTransitions.verb.change, reviewId);
    const { side, bookingId, showAt, status, authorId } = allowed.row;
    if (!mayStillWrite(showAt, now)) refuse(reviewErrors.review_time_over);
    if (allowed.row.version !== version) refuse(reviewErrors.review_moved_on, { present: status });
    checkTags(side, said);
    refuseContacts(said.words);
    const shownName = await shownNameOf(deps, side, { userId: authorId, showName });
    await reviewTransitions.move(tx, allowed, { now, changes: { ...said, shownName } });
    return lastReads((reader) => readVisit(deps, reader, { viewer, now, lang }, bookingId));
  };
  return countingTries(deps, call, () => deps.platform.write(call, write));
}
