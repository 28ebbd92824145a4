import { mostPostPictures, type PostPicture } from '@nukkad/contract/network/post/post.model';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { keepPictures, storePictures } from '../../platform/storage/store-pictures.ts';
import { actAs, refusePaused } from './act-as.ts';
import { countUnused, insertPictures } from './picture.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { presentPicture } from './post.presenter.ts';

/** Pictures that wait for posts: of a few that are being written at once. */
const mostUnused = 3 * mostPostPictures;

/** All of them, or none. They wait for their post for a day. */
export async function addPictures(
  deps: PostDependencies,
  call: SignedInCall,
): Promise<{ items: PostPicture[] }> {
  const { platform } = deps;
  const { viewer, now } = call;
  const { member, actor } = await actAs(deps, call, 'create');
  const { memberId } = member;
  await refusePaused(deps, platform.db, member, now);
  const stored = await storePictures(platform, call.files, {
    folder: `posts/${memberId}`,
    by: viewer.userId,
    unreadable: postErrors.post_picture_unreadable,
  });
  const own = {
    memberId,
    addedBy: viewer.userId,
    addedAt: now,
    postId: null,
    position: null,
    alternative: '',
  };
  const pictures = stored.map((one) => ({ ...one, ...own }));
  const write = () =>
    platform.write(call, async (tx) => {
      const unused = await countUnused(tx, memberId);
      if (unused + pictures.length > mostUnused) refuse(postErrors.post_picture_limit);
      await insertPictures(tx, authorize({ pictures }, actor.memberId === memberId));
      const { secret } = platform.config;
      return { items: pictures.map((one) => presentPicture(one, { secret, now })) };
    });
  return keepPictures(platform.storage, stored, write, ({ items }) =>
    items.map(({ pictureId }) => pictureId),
  );
}
