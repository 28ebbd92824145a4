/** How a review moves: its table is `review.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { reviewErrors, reviewEvents, reviewLifecycle } from '@nukkad/contract/market/review/review.noun';
import { actorOf, actorOnBehalf, machineActor } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type Visit, maySeeReview, reviewCapacities } from './review.policy.ts';
import { countStars } from './rating.store.ts';
import { type ReviewRow, lockReview, saveReview, showOfVisit } from './review.store.ts';

interface Detail {
  readonly changes?: Partial<
    Pick<
      ReviewRow,
      'stars' | 'tags' | 'words' | 'shownName' | 'reply' | 'repliedAt' | 'hiddenReason' | 'reportedAt'
    >
  >;
}

export const factsOf = ({
  reviewId,
  side,
  authorId,
  bookingId,
  buyerId,
  organisationId,
  staffId,
}: ReviewRow) => ({
  reviewId,
  side,
  authorId,
  bookingId,
  buyerId,
  organisationId,
  staffId,
});

/** In the log of the organisation where one of its people acts. */
const loggedAs = (who: Viewer | null) => {
  if (who === null) return machineActor;
  return who.organisationId === null ? actorOf(who) : actorOnBehalf(who);
};

export const reviewTransitions = transitions({
  table: reviewLifecycle,
  notFound: reviewErrors.review_not_found,
  movedOn: reviewErrors.review_moved_on,
  lock: lockReview,
  sees: (viewer: Viewer, row: ReviewRow) => maySeeReview(viewer, row),
  capacities: (viewer: Viewer, row: Visit & Pick<ReviewRow, 'side'>, verb) =>
    reviewCapacities(viewer, row, verb),
  next: nextRow<ReviewRow, Detail>,
  save: saveReview,
  logged: ({ verb, from, to, after, by }) => ({
    ...loggedAs(by.who),
    action: `review.${verb}`,
    subjectKind: 'review',
    subjectId: after.reviewId,
    detail: { from, to },
  }),
  tells: tellsOf(reviewLifecycle, reviewEvents),
});

/** What was written of a visit is shown, and counts. The visit's window is locked by the caller. */
export async function showReviews(tx: Tx, bookingId: string, now: Date): Promise<readonly ReviewRow[]> {
  const allowed = reviewTransitions.allowMany(reviewTransitions.verb.show);
  const shown = await reviewTransitions.moveMany(tx, allowed, { now }, (rows) =>
    showOfVisit(tx, rows, bookingId, now),
  );
  if (shown.length > 0) await countStars(tx, shown, 1);
  return shown;
}
