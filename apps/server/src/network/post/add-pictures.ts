import { mostPostPictures, type PostPicture } from '@nukkad/contract/network/post/post.model';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall, UploadedFile } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { pictureMediaType } from '../../platform/storage/media-types.ts';
import { discard } from '../../platform/storage/storage.ts';
import { actAs, refusePaused } from './act-as.ts';
import { type PictureRow, countUnused, insertPictures } from './picture.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { presentPicture } from './post.presenter.ts';

/** Pictures that wait for posts: of a few that are being written at once. */
const mostUnused = 3 * mostPostPictures;

/** All of them, or none: re-encoded, without what the camera wrote into them. They wait for their post for a day. */
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
  const pictures = await storePictures(deps, call.files, adding);
  try {
    const answer = await platform.write(call, async (tx) => {
      const unused = await countUnused(tx, memberId);
      if (unused + pictures.length > mostUnused) refuse(postErrors.post_picture_limit);
      await insertPictures(tx, authorize({ pictures }, actor.memberId === memberId));
      const { secret } = platform.config;
      return { items: pictures.map((one) => presentPicture(one, { secret, now })) };
    });
    const kept = new Set(answer.items.map(({ pictureId }) => pictureId));
    // Sent again with the same key, the answer is that of the first time: these files belong to no row.
    await discardPictures(
      deps,
      pictures.filter(({ pictureId }) => !kept.has(pictureId)),
    );
    return answer;
  } catch (error) {
    await discardPictures(deps, pictures);
    throw error;
  }
}

const discardPictures = ({ platform }: PostDependencies, pictures: readonly PictureRow[]) =>
  discard(
    platform.storage,
    pictures.map(({ storageKey }) => storageKey),
  );

type Adding = Pick<PictureRow, 'memberId' | 'addedAt'> & { readonly addedBy: string };

async function storePictures(
  deps: PostDependencies,
  files: readonly UploadedFile[],
  adding: Adding,
): Promise<PictureRow[]> {
  const { readers, storage } = deps.platform;
  const refusals = { unreadable: postErrors.post_picture_unreadable };
  const read = [];
  for (const file of files)
    read.push(await readers.read('picture', file, { by: adding.addedBy, options: {}, refusals }));
  const pictures: PictureRow[] = [];
  try {
    for (const { content, width, height } of read) {
      const pictureId = newId();
      const storageKey = `posts/${adding.memberId}/${pictureId}`;
      await storage.put(storageKey, content, pictureMediaType);
      pictures.push({
        ...adding,
        pictureId,
        storageKey,
        width,
        height,
        postId: null,
        position: null,
        alternative: '',
      });
    }
    return pictures;
  } catch (error) {
    await discardPictures(deps, pictures);
    throw error;
  }
}
