import { jobCardErrors } from '@nukkad/contract/network/job-card/job-card.noun';
import type { FinishedJob } from '../../market/booking/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { JobCardDependencies } from './job-card.interface.ts';
import { fitsStages } from './job-card.rules.ts';
import type { JobCardPhotoRow } from './photo.store.ts';

export const jobCardFolder = 'job-cards/';

export const discardPhotos = (
  { platform }: JobCardDependencies,
  photos: readonly Pick<JobCardPhotoRow, 'storageKey'>[],
): Promise<void> =>
  discard(
    platform.storage,
    photos.map(({ storageKey }) => storageKey),
  );

/** All of them, or none: what visits keep is re-encoded without what cameras write beside it, so a copy has none of it. */
export async function copyPhotos(
  deps: JobCardDependencies,
  reader: Reader,
  { cardId, job, photoIds }: { cardId: string; job: FinishedJob; photoIds: readonly string[] },
): Promise<readonly JobCardPhotoRow[]> {
  const { storage } = deps.platform;
  const chosen = (await deps.booking.finishedJobs.photosOf(reader, [job.bookingId])).filter(({ photoId }) =>
    photoIds.includes(photoId),
  );
  if (chosen.length !== new Set(photoIds).size || !fitsStages(chosen))
    refuse(jobCardErrors.job_card_photo_not_found);
  const copies: JobCardPhotoRow[] = [];
  try {
    for (const { photoId: sourceId, stage, storageKey: from, width, height } of chosen) {
      const file = (await storage.get(from)) ?? refuse(jobCardErrors.job_card_photo_not_found);
      const photoId = newId();
      const storageKey = `${jobCardFolder}${cardId}/${photoId}`;
      await storage.put(storageKey, file.content, file.mediaType);
      copies.push({ photoId, cardId, sourceId, position: copies.length, stage, storageKey, width, height });
    }
    return copies;
  } catch (error) {
    await discardPhotos(deps, copies);
    throw error;
  }
}
