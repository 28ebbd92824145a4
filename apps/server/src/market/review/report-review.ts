import { reviewErrors } from '@nukkad/contract/market/review/review.errors';
import type { ReportReason } from '@nukkad/contract/market/review/review.model';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { addReport } from './report.store.ts';
import { mayReport } from './review.policy.ts';
import { lockReview } from './review.store.ts';

/** Once for each person; the review stays until an Admin decides. */
export function reportReview(
  platform: Platform,
  call: SignedInCall,
  { reviewId, reason, note = '' }: { reviewId: string; reason: ReportReason; note?: string | undefined },
): Promise<{ reviewId: string }> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const row = await lockReview(tx, reviewId);
    if (!row || !mayReport(viewer, row)) return refuse(reviewErrors.review_not_found);
    const report = { reportId: newId(), reviewId, userId: viewer.userId, reason, note, now };
    const added = await addReport(tx, authorize(report, mayReport(viewer, row)));
    return added ? { reviewId } : refuse(reviewErrors.review_reported);
  });
}
