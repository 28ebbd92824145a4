import type { OfficeReview } from '@nukkad/contract/market/review/review-office.api';
import { reviewErrors, reviewEvents } from '@nukkad/contract/market/review/review.noun';
import { type AuditEntry, actorOf, audit } from '../../../platform/audit.ts';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findPhoto, savePhoto } from '../photo/photo.store.ts';
import { decideReports } from '../report.store.ts';
import type { ReviewDependencies } from '../review.interface.ts';
import { lockReview, saveReview } from '../review.store.ts';
import { factsOf, reviewTransitions } from '../review.transitions.ts';
import { answer, isAsShown } from './decide-review.ts';

interface PhotoDecision {
  readonly reviewId: string;
  readonly photoId: string;
  readonly version: number;
}

/** The review that the Admin saw, one version further, and its photo. */
async function lockPhoto(tx: Tx, { viewer, now }: SignedInCall, decision: PhotoDecision) {
  const row = reviewTransitions.seen(viewer, await lockReview(tx, decision.reviewId));
  const moved = { ...row, updatedAt: now, version: row.version + 1 };
  const review = authorize(moved, viewer.role === 'Admin');
  isAsShown(row, decision.version);
  const photo = await findPhoto(tx, decision.photoId);
  if (!photo || photo.bookingId !== row.bookingId || row.side !== 'customer')
    return refuse(reviewErrors.review_photo_not_found);
  return { photo, review };
}

const logged = (call: SignedInCall, { reviewId, photoId }: PhotoDecision, action: AuditEntry['action']) => ({
  ...actorOf(call.viewer),
  action,
  subjectKind: 'review',
  subjectId: reviewId,
  detail: { photoId },
});

/** The review stays, and what was reported of it is decided by this. */
export const hideReviewPhoto = (
  deps: ReviewDependencies,
  call: SignedInCall,
  { reason, ...decision }: PhotoDecision & { readonly reason: string },
): Promise<OfficeReview> =>
  deps.platform.write(call, async (tx: Tx) => {
    const { now } = call;
    const { photo, review } = await lockPhoto(tx, call, decision);
    if (photo.hiddenReason !== '') refuse(reviewErrors.review_moved_on, { present: 'Hidden' });
    await Promise.all([
      saveReview(tx, partOf(review, { ...review, reportedAt: null })),
      savePhoto(tx, partOf(review, { ...photo, hiddenReason: reason }), now),
      decideReports(tx, review, now),
      audit(tx, now, logged(call, decision, 'review.hide_photo')),
      publish(tx, now, reviewEvents.photoHidden, { ...factsOf(review), photoId: photo.photoId }),
    ]);
    return answer(deps, call, decision.reviewId);
  });

export const restoreReviewPhoto = (
  deps: ReviewDependencies,
  call: SignedInCall,
  decision: PhotoDecision,
): Promise<OfficeReview> =>
  deps.platform.write(call, async (tx: Tx) => {
    const { photo, review } = await lockPhoto(tx, call, decision);
    if (photo.hiddenReason === '') refuse(reviewErrors.review_moved_on, { present: 'Shown' });
    await Promise.all([
      saveReview(tx, review),
      savePhoto(tx, partOf(review, { ...photo, hiddenReason: '' }), call.now),
      audit(tx, call.now, logged(call, decision, 'review.restore_photo')),
    ]);
    return answer(deps, call, decision.reviewId);
  });
