import type { PostPicture } from '@nukkad/contract/network/post/post.model';
import { storyErrors } from '@nukkad/contract/network/story/story.noun';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { keepPictures, storePictures } from '../../platform/storage/store-pictures.ts';
import { type PictureRow, countUnused, insertPicture } from './picture.store.ts';
import { viewingAs } from './read-stories.ts';
import type { StoryDependencies } from './story.interface.ts';
import { mayShare } from './story.policy.ts';
import { presentPicture } from './story.presenter.ts';

/** Pictures that wait for a story: of one that is being made, and of tries before it. */
const mostUnused = 10;

/** It waits for its story for a day. */
export async function addPicture(deps: StoryDependencies, call: SignedInCall): Promise<PostPicture> {
  const { platform, moderation } = deps;
  const { viewer, now } = call;
  const { actor, member } = await viewingAs(deps, call, 'create');
  const { memberId } = member;
  await moderation.refusePaused(platform.db, memberId, now);
  const stored = await storePictures(platform, call.files, {
    folder: `stories/${memberId}`,
    by: viewer.userId,
    unreadable: storyErrors.story_picture_unreadable,
  });
  const [first] = stored;
  if (!first) return refuse(storyErrors.story_picture_unreadable);
  const picture: PictureRow = {
    ...first,
    memberId,
    addedBy: viewer.userId,
    addedAt: now,
    storyId: null,
    alternative: '',
  };
  const write = () =>
    platform.write(call, async (tx) => {
      if ((await countUnused(tx, memberId)) >= mostUnused) refuse(storyErrors.story_picture_limit);
      await insertPicture(tx, authorize(picture, mayShare(actor)));
      return presentPicture(picture, { secret: platform.config.secret, now });
    });
  return keepPictures(platform.storage, stored, write, ({ pictureId }) => [pictureId]);
}
