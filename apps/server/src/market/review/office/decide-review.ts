import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { OfficeReview } from '@nukkad/contract/market/review/review-office.api';
import { reviewErrors } from '@nukkad/contract/market/review/review.noun';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countStars } from '../rating.store.ts';
import { decideReports } from '../report.store.ts';
import type { ReviewDependencies } from '../review.interface.ts';
import { findReview, lockReview, saveReview } from '../review.store.ts';
import { reviewTransitions } from '../review.transitions.ts';
import { presentAllInOffice } from './list-office-reviews.ts';

interface Decision {
  readonly reviewId: string;
  readonly version: number;
}

export function answer(deps: ReviewDependencies, call: SignedInCall, reviewId: string) {
  return lastReads<OfficeReview>(async (reader) => {
    const row = await findReview(reader, reviewId);
    if (!row) return refuse(reviewErrors.review_not_found);
    return (await presentAllInOffice(deps, reader, [row], call))(row);
  });
}

/** What an Admin saw is what is decided about. */
export function isAsShown({ version, status }: { version: number; status: string }, seen: number): void {
  if (version !== seen) refuse(reviewErrors.review_moved_on, { present: status });
}

/** No one reads it any more but its author, who reads the reason; its stars no longer count. */
export const hideReview = (
  deps: ReviewDependencies,
  call: SignedInCall,
  { reviewId, version, reason }: Decision & { readonly reason: string },
): Promise<OfficeReview> =>
  deps.platform.write(call, async (tx: Tx) => {
    const { viewer, now } = call;
    const allowed = await reviewTransitions.lockTo(tx, viewer, reviewTransitions.verb.hide, reviewId);
    isAsShown(allowed.row, version);
    const changes = { hiddenReason: reason, reportedAt: null };
    const hidden = await reviewTransitions.move(tx, allowed, { now, changes });
    await Promise.all([decideReports(tx, hidden, now), countStars(tx, [hidden], -1)]);
    return answer(deps, call, reviewId);
  });

export const restoreReview = (
  deps: ReviewDependencies,
  call: SignedInCall,
  { reviewId, version }: Decision,
): Promise<OfficeReview> =>
  deps.platform.write(call, async (tx: Tx) => {
    const { viewer, now } = call;
    const allowed = await reviewTransitions.lockTo(tx, viewer, reviewTransitions.verb.restore, reviewId);
    isAsShown(allowed.row, version);
    const restored = await reviewTransitions.move(tx, allowed, { now, changes: { hiddenReason: '' } });
    await countStars(tx, [restored], 1);
    return answer(deps, call, reviewId);
  });

/** It stays as it is; its reports are done with. */
export const keepReview = (
  deps: ReviewDependencies,
  call: SignedInCall,
  { reviewId, version }: Decision,
): Promise<OfficeReview> =>
  deps.platform.write(call, async (tx: Tx) => {
    const { viewer, now } = call;
    const row = reviewTransitions.seen(viewer, await lockReview(tx, reviewId));
    const allowed = authorize(row, viewer.role === 'Admin');
    isAsShown(allowed, version);
    if (allowed.reportedAt === null || allowed.status !== 'Shown')
      refuse(kernelErrors.stale_state, { present: allowed.status });
    const kept = authorize(
      { ...row, reportedAt: null, updatedAt: now, version: row.version + 1 },
      viewer.role === 'Admin',
    );
    await Promise.all([
      saveReview(tx, kept),
      decideReports(tx, kept, now),
      audit(tx, now, {
        ...actorOf(viewer),
        action: 'review.keep',
        subjectKind: 'review',
        subjectId: reviewId,
      }),
    ]);
    return answer(deps, call, reviewId);
  });
