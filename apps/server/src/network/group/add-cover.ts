import type { PostPicture } from '@nukkad/contract/network/post/post.model';
import { groupErrors } from '@nukkad/contract/network/group/group.noun';
import { dayMs } from '@nukkad/contract/kernel/time';
import { authorize, systemAuthorized } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { storePictures } from '../../platform/reading/store-pictures.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { GroupDependencies } from './group.interface.ts';
import { mayWriteIn } from './group.policy.ts';
import { presentCover } from './group.presenter.ts';
import { type PictureRow, insertPictures, waiting } from './picture.store.ts';
import { viewingAs } from './read-groups.ts';

/** Pictures that wait for a group: of one that is being chosen, and of tries before it. */
const mostUnused = 10;
const lot = 100;
const mostLots = 500;

/** It waits for its group for a day. */
export async function addCover(
  deps: GroupDependencies,
  call: SignedInCall,
): Promise<{ items: PostPicture[] }> {
  const { platform, moderation } = deps;
  const { viewer, now } = call;
  const { actor, member } = await viewingAs(deps, call, 'create');
  const { memberId } = member;
  await moderation.refusePaused(platform.db, memberId, now);
  const own = { memberId, addedBy: viewer.userId, addedAt: now, groupId: null, alternative: '' };
  const storing = {
    by: viewer.userId,
    // Visitors read the link, so it names no member.
    prefix: 'groups/covers/',
    unreadable: groupErrors.group_picture_unreadable,
  };
  return storePictures(platform, call.files, storing, (stored) =>
    platform.write(call, async (tx) => {
      const pictures: PictureRow[] = stored.map((one) => ({ ...one, ...own }));
      const unused = await waiting.count(tx, memberId);
      if (unused + pictures.length > mostUnused) refuse(groupErrors.group_picture_limit);
      await insertPictures(tx, authorize({ pictures }, mayWriteIn(actor)));
      const { secret } = platform.config;
      return { items: pictures.map((one) => presentCover(one, { secret, now })) };
    }),
  );
}

/** Those that no group took, or has any more. In lots. */
export async function sweepCovers(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - dayMs);
  for (let done = 0; done < mostLots; done += 1) {
    const unused = systemAuthorized({ before, most: lot }, 'No group has them.');
    const keys = await platform.write(system, (tx) => waiting.forget(tx, unused));
    await discard(platform.storage, keys);
    if (keys.length < lot) break;
  }
}
