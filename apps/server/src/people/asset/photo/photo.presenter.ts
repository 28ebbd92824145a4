import type { AssetPhotoAnswer } from '@nukkad/contract/people/asset/asset.model';
import { signLink } from '../../../platform/storage/links.ts';
import type { PhotoRow } from './photo.store.ts';

/** For whom a link is signed, and when. */
export interface Opening {
  readonly secret: string;
  readonly userId: string;
  readonly now: Date;
}

export const presentPhoto = (
  { photoId, storageKey }: Pick<PhotoRow, 'photoId' | 'storageKey'>,
  { secret, userId, now }: Opening,
): AssetPhotoAnswer => ({
  photoId,
  url: signLink(secret, storageKey, userId, now),
});
