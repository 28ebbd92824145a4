import { profileErrors } from '@nukkad/contract/identity/profile/profile.noun';
import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { saveItemChange } from './change-profile-item.ts';
import { type ProfileItemKind, authorizedOwner } from './profile-item.policy.ts';

const pictureSide = 1_200;

/** Stores the file before the row that refers to it. */
export async function setProfileItemPicture(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  itemId: string,
): Promise<ProfileItem> {
  authorizedOwner(call.viewer, kind, 'update');
  const [file] = call.files;
  if (!file) return refuse(profileErrors.picture_unreadable);
  const picture = await platform.readers.read('picture', file, {
    by: call.viewer.userId,
    options: { side: pictureSide },
    refusals: { unreadable: profileErrors.picture_unreadable },
  });
  const pictureKey = `belongings/${itemId}/${newId()}`;
  await platform.storage.put(pictureKey, picture.content, pictureMediaType);
  try {
    const { before, item } = await saveItemChange(platform, kind, call, { itemId, pictureKey });
    if (before.pictureKey) await platform.storage.remove(before.pictureKey);
    return item;
  } catch (error) {
    await discard(platform.storage, [pictureKey]);
    throw error;
  }
}
