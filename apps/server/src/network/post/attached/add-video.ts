import {
  type PostFile,
  postVideoLimits,
  postVideoPictureType,
} from '@nukkad/contract/network/post/post-attached.model';
import { postAttachedErrors } from '@nukkad/contract/network/post/post-attached.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { storeVideo } from '../../../platform/reading/store-video.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shownName } from '../../../platform/storage/read-sent-file.ts';
import type { PostDependencies } from '../post.interface.ts';
import { keepFile } from './keep-file.ts';

const refusals = {
  unreadable: postAttachedErrors.post_video_unreadable,
  too_long: postAttachedErrors.post_video_too_long,
  picture: postAttachedErrors.post_video_picture,
};

export async function addVideo(deps: PostDependencies, call: SignedInCall): Promise<PostFile> {
  const [video, picture] = call.files;
  if (!video || video.mediaType === postVideoPictureType)
    return refuse(postAttachedErrors.post_video_unreadable);
  if (picture?.mediaType !== postVideoPictureType) return refuse(postAttachedErrors.post_video_picture);
  const by = call.viewer.userId;
  const { seconds } = postVideoLimits;
  return keepFile(deps, call, 'video', async ({ storageKey, pictureKey }) => {
    if (pictureKey === null) return refuse(postAttachedErrors.post_video_picture);
    const storing = { by, seconds, storageKey, pictureKey, refusals };
    const stored = await storeVideo(deps.platform, { video, picture }, storing);
    return { ...stored, name: shownName(video.fileName), pages: null };
  });
}
