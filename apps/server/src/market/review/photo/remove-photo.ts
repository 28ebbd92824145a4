import { reviewErrors } from '@nukkad/contract/market/review/review.noun';
import type { VisitReviews } from '@nukkad/contract/market/review/review.model';
import { partOf } from '../../../platform/authorize.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { readVisit } from '../read-visit.ts';
import type { ReviewDependencies } from '../review.interface.ts';
import { sideOf } from '../review.policy.ts';
import { listOfVisit } from '../review.store.ts';
import { lockWindow } from '../window.store.ts';
import { allowPhotos } from './add-photos.ts';
import { deletePhoto, findPhoto } from './photo.store.ts';

/** Until the review is shown: first the row, then the file. */
export async function removePhoto(
  deps: ReviewDependencies,
  call: SignedInCall,
  photoId: string,
): Promise<VisitReviews> {
  const { platform } = deps;
  const { viewer, now, lang } = call;
  const photo = await findPhoto(platform.db, photoId);
  if (!photo) return refuse(reviewErrors.review_photo_not_found);
  const { bookingId, storageKey } = photo;
  const answer = await platform.write(call, async (tx) => {
    const visit = await lockWindow(tx, bookingId);
    if (!visit || sideOf(viewer, visit) !== 'customer') refuse(reviewErrors.review_photo_not_found);
    const allowed = allowPhotos(viewer, { visit, reviews: await listOfVisit(tx, bookingId) }, now);
    await deletePhoto(tx, partOf(allowed, photo));
    return lastReads((reader) => readVisit(deps, reader, { viewer, now, lang }, bookingId));
  });
  await discard(platform.storage, [storageKey]);
  return answer;
}
