import { reviewErrors } from '@nukkad/contract/market/review/review.noun';
import type { VisitReviews } from '@nukkad/contract/market/review/review.model';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall, UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { readVisit } from '../read-visit.ts';
import type { ReviewDependencies } from '../review.interface.ts';
import { sideOf } from '../review.policy.ts';
import { defaultReviewRules, mayStillWrite } from '../review.rules.ts';
import { type ReviewRow, listOfVisit } from '../review.store.ts';
import { type ReviewWindow, findWindow, lockWindow } from '../window.store.ts';
import { type NewPhoto, insertPhotos, listPhotosOf } from './photo.store.ts';

export interface PhotographedVisit {
  readonly visit: ReviewWindow | null;
  readonly reviews: readonly ReviewRow[];
}

/** The customer of the visit, until the review is shown: from then on others judge by it. */
export function allowPhotos(
  viewer: Viewer,
  { visit, reviews }: PhotographedVisit,
  now: Date,
): Authorized<ReviewWindow> {
  if (!visit || sideOf(viewer, visit) !== 'customer') return refuse(reviewErrors.review_not_found);
  const allowed = authorize(visit, sideOf(viewer, visit) === 'customer');
  const own = reviews.find(({ side }) => side === 'customer');
  if (own && own.status !== 'Written') refuse(reviewErrors.review_moved_on, { present: own.status });
  if (!mayStillWrite(visit.writeBefore, now)) refuse(reviewErrors.review_time_over);
  return allowed;
}

/** Looked at twice: before the costly decoding, and again behind the visit's lock. */
export async function addPhotos(
  deps: ReviewDependencies,
  call: SignedInCall,
  bookingId: string,
): Promise<VisitReviews> {
  const { platform } = deps;
  const { viewer, now, lang } = call;
  const [found, written] = await Promise.all([
    findWindow(platform.db, bookingId),
    listOfVisit(platform.db, bookingId),
  ]);
  allowPhotos(viewer, { visit: found, reviews: written }, now);
  const photos = await storePhotos(deps, call.files, { bookingId, takenBy: viewer.userId, takenAt: now });
  try {
    return await platform.write(call, async (tx) => {
      const visit = await lockWindow(tx, bookingId);
      const reviews = await listOfVisit(tx, bookingId);
      const allowed = allowPhotos(viewer, { visit, reviews }, now);
      const { cityCode } = allowed;
      const [{ photos: limit }, present] = await Promise.all([
        settingAt(tx, 'review.rules', now, defaultReviewRules, { cityCode }),
        listPhotosOf(tx, [bookingId]),
      ]);
      if (present.length + photos.length > limit)
        refuse(reviewErrors.review_photo_limit, { values: { limit } });
      await insertPhotos(tx, allowed, photos);
      return lastReads((reader) => readVisit(deps, reader, { viewer, now, lang }, bookingId));
    });
  } catch (error) {
    await discardPhotos(deps, photos);
    throw error;
  }
}

const discardPhotos = ({ platform }: ReviewDependencies, photos: readonly NewPhoto[]) =>
  discard(
    platform.storage,
    photos.map(({ storageKey }) => storageKey),
  );

interface Taking {
  readonly bookingId: string;
  readonly takenBy: string;
  readonly takenAt: Date;
}

/** All of them, or none. Read in a process of their own, and written anew without what the camera wrote into them. */
async function storePhotos(
  deps: ReviewDependencies,
  files: readonly UploadedFile[],
  { bookingId, ...taking }: Taking,
): Promise<NewPhoto[]> {
  const { readers, storage } = deps.platform;
  const refusals = { unreadable: reviewErrors.review_photo_unreadable };
  const read = [];
  for (const file of files)
    read.push(await readers.read('picture', file, { by: taking.takenBy, options: {}, refusals }));
  const photos: NewPhoto[] = [];
  try {
    for (const { content, width, height } of read) {
      const photoId = newId();
      const storageKey = `reviews/${bookingId}/${photoId}`;
      await storage.put(storageKey, content, pictureMediaType);
      photos.push({ photoId, storageKey, width, height, ...taking });
    }
    return photos;
  } catch (error) {
    await discardPhotos(deps, photos);
    throw error;
  }
}
