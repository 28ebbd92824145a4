import { mostPostPictures, type PostPicture } from '@nukkad/contract/network/post/post.model';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { storePictures } from '../../platform/reading/store-pictures.ts';
import { refuse } from '../../platform/refusal.ts';
import { actAs, refusePaused } from './act-as.ts';
import { type PictureRow, insertPictures, waiting } from './picture.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { presentPicture } from './post.presenter.ts';

/** Pictures that wait for posts: of a few that are being written at once. */
const mostUnused = 3 * mostPostPictures;

/** They wait for their post for a day. */
export async function addPictures(
  deps: PostDependencies,
  call: SignedInCall,
): Promise<{ items: PostPicture[] }> {
  const { platform } = deps;
  const { viewer, now } = call;
  const { member, actor } = await actAs(deps, call, 'create');
  const { memberId } = member;
  await refusePaused(deps, platform.db, member, now);
  const adding = { memberId, addedBy: viewer.userId, addedAt: now };
  const place = { postId: null, position: null, alternative: '' };
  const storing = {
    by: viewer.userId,
    prefix: `posts/${memberId}/`,
    unreadable: postErrors.post_picture_unreadable,
  };
  return storePictures(platform, call.files, storing, (stored) =>
    platform.write(call, async (tx) => {
      const pictures: PictureRow[] = stored.map((one) => ({ ...one, ...adding, ...place }));
      const unused = await waiting.count(tx, memberId);
      if (unused + pictures.length > mostUnused) refuse(postErrors.post_picture_limit);
      await insertPictures(tx, authorize({ pictures }, actor.memberId === memberId));
      const { secret } = platform.config;
      return { items: pictures.map((one) => presentPicture(one, { secret, now })) };
    }),
  );
}
