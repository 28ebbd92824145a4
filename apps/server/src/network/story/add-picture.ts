import type { PostPicture } from '@nukkad/contract/network/post/post.model';
import { storyErrors } from '@nukkad/contract/network/story/story.noun';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { storePictures } from '../../platform/reading/store-pictures.ts';
import { refuse } from '../../platform/refusal.ts';
import { type PictureRow, insertPictures, waiting } from './picture.store.ts';
import { viewingAs } from './read-stories.ts';
import type { StoryDependencies } from './story.interface.ts';
import { mayShare } from './story.policy.ts';
import { presentPicture } from './story.presenter.ts';

/** Pictures that wait for a story: of one that is being made, and of tries before it. */
const mostUnused = 10;

/** It waits for its story for a day. */
export async function addPicture(
  deps: StoryDependencies,
  call: SignedInCall,
): Promise<{ items: PostPicture[] }> {
  const { platform, moderation } = deps;
  const { viewer, now } = call;
  const { actor, member } = await viewingAs(deps, call, 'create');
  const { memberId } = member;
  await moderation.refusePaused(platform.db, memberId, now);
  const own = { memberId, addedBy: viewer.userId, addedAt: now, storyId: null, alternative: '' };
  const storing = {
    by: viewer.userId,
    prefix: `stories/${memberId}/`,
    unreadable: storyErrors.story_picture_unreadable,
  };
  return storePictures(platform, call.files, storing, (stored) =>
    platform.write(call, async (tx) => {
      const pictures: PictureRow[] = stored.map((one) => ({ ...one, ...own }));
      const unused = await waiting.count(tx, memberId);
      if (unused + pictures.length > mostUnused) refuse(storyErrors.story_picture_limit);
      await insertPictures(tx, authorize({ pictures }, mayShare(actor)));
      const { secret } = platform.config;
      return { items: pictures.map((one) => presentPicture(one, { secret, now })) };
    }),
  );
}
