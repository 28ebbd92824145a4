import type { BlogPicture } from '@nukkad/contract/network/blog/blog.model';
import { blogErrors } from '@nukkad/contract/network/blog/blog.noun';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { storePictures } from '../../platform/reading/store-pictures.ts';
import { refuse } from '../../platform/refusal.ts';
import { actingAs, refusePaused } from './acting.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { presentPicture } from './blog.presenter.ts';
import { isAuthor } from './blog.policy.ts';
import { blogRules } from './blog.rules.ts';
import { type PictureRow, insertPictures, waiting } from './picture.store.ts';

/** They wait for their draft for a day. */
export async function addPictures(
  deps: BlogDependencies,
  call: SignedInCall,
): Promise<{ items: BlogPicture[] }> {
  const { platform } = deps;
  const { viewer, now } = call;
  const acting = await actingAs(deps, call, 'create');
  const { memberId } = acting.member;
  await refusePaused(deps, platform.db, acting);
  const adding = { memberId, addedBy: viewer.userId, addedAt: now, blogId: null };
  const storing = {
    by: viewer.userId,
    prefix: `blogs/${memberId}/`,
    unreadable: postErrors.post_picture_unreadable,
  };
  return storePictures(platform, call.files, storing, (stored) =>
    platform.write(call, async (tx) => {
      const pictures: PictureRow[] = stored.map((one) => ({ ...one, ...adding }));
      const unused = await waiting.count(tx, memberId);
      if (unused + pictures.length > blogRules.unused) refuse(blogErrors.blog_picture_limit);
      await insertPictures(tx, authorize({ pictures }, isAuthor(acting.actor, { authorId: memberId })));
      const linking = { secret: platform.config.secret, now, isOpen: false };
      return { items: pictures.map((one) => presentPicture(one, linking)) };
    }),
  );
}
