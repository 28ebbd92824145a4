import { reviewErrors } from '@nukkad/contract/market/review/review.noun';
import type { ReportReason } from '@nukkad/contract/market/review/review.model';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { addReport } from './report.store.ts';
import { type Photo, findPhoto } from './photo/photo.store.ts';
import { mayReport } from './review.policy.ts';
import { type ReviewRow, lockReview } from './review.store.ts';

interface Reported {
  readonly reviewId: string;
  readonly photoId?: string | null | undefined;
  readonly reason: ReportReason;
  readonly note?: string | undefined;
}

/** Once for each person, and once for each photo; the review stays until an Admin decides. */
export function reportReview(
  platform: Platform,
  call: SignedInCall,
  { reviewId, photoId = null, reason, note = '' }: Reported,
): Promise<{ reviewId: string }> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const row = await lockReview(tx, reviewId);
    if (!row || !mayReport(viewer, row)) return refuse(reviewErrors.review_not_found);
    if (photoId !== null && !isShownWith(row, await findPhoto(tx, photoId)))
      refuse(reviewErrors.review_photo_not_found);
    const report = { reportId: newId(), reviewId, photoId, userId: viewer.userId, reason, note, now };
    const added = await addReport(tx, authorize(report, mayReport(viewer, row)));
    return added ? { reviewId } : refuse(reviewErrors.review_reported);
  });
}

const isShownWith = ({ side, bookingId }: ReviewRow, photo: Photo | null): boolean =>
  side === 'customer' && photo?.bookingId === bookingId && photo.hiddenReason === '';
