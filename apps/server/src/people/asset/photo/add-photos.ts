import { assetErrors } from '@nukkad/contract/people/asset/asset.noun';
import { type AssetPhotoAnswer, assetPhotoLimits } from '@nukkad/contract/people/asset/asset.model';
import { dayMs } from '@nukkad/contract/kernel/time';
import { authorize, systemAuthorized } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { managesAssets } from '../asset.policy.ts';
import { presentPhoto } from './photo.presenter.ts';
import { type PhotoRow, countPhotosSince, deleteUnused, insertPhotos } from './photo.store.ts';
import { organisationOf } from '../../../platform/viewer.ts';

const refusals = { unreadable: assetErrors.asset_photo_unreadable };
export const photoFolder = 'asset/';

/** All of them, or none: written anew, without what the camera wrote into them; there before their rows. */
async function storePhotos(platform: Platform, { viewer, now, files }: SignedInCall): Promise<PhotoRow[]> {
  const { userId } = viewer;
  const organisationId = organisationOf(viewer);
  const kept: PhotoRow[] = [];
  try {
    for (const file of files) {
      const { content } = await platform.readers.read('picture', file, { by: userId, options: {}, refusals });
      const photoId = newId();
      const storageKey = `${photoFolder}${organisationId}/${photoId}`;
      await platform.storage.put(storageKey, content, pictureMediaType);
      const of = { organisationId, userId, moveId: null, position: 0 };
      kept.push({ photoId, ...of, storageKey, bytes: content.length, uploadedAt: now });
    }
    return kept;
  } catch (error) {
    await discardPhotos(platform, kept);
    throw error;
  }
}

const discardPhotos = ({ storage }: Platform, photos: readonly PhotoRow[]) =>
  discard(
    storage,
    photos.map(({ storageKey }) => storageKey),
  );

/** Kept for a hand-out or a return that is about to be noted. */
export async function addPhotos(
  platform: Platform,
  call: SignedInCall,
): Promise<{ files: AssetPhotoAnswer[] }> {
  const { viewer, now, files } = call;
  const today = await countPhotosSince(platform.db, viewer.userId, new Date(now.getTime() - dayMs));
  if (today + files.length > assetPhotoLimits.daily) refuse(assetErrors.asset_photo_limit);
  const kept = await storePhotos(platform, call);
  try {
    await platform.write(call, (tx) =>
      insertPhotos(
        tx,
        kept.map((row) => authorize(row, managesAssets(viewer))),
      ),
    );
  } catch (error) {
    await discardPhotos(platform, kept);
    throw error;
  }
  const opening = { secret: platform.config.secret, userId: viewer.userId, now };
  return { files: kept.map((row) => presentPhoto(row, opening)) };
}

const keptDays = 7;

/** By the day: what was added and never used. */
export async function sweepUnusedPhotos(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptDays * dayMs);
  const due = systemAuthorized({ before }, 'They were not used for a week.');
  const keys = await platform.write(system, (tx) => deleteUnused(tx, due));
  await discard(platform.storage, keys);
}
