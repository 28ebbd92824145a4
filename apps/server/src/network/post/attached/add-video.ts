import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  type PostFile,
  postVideoLimits,
  postVideoPictureType,
} from '@nukkad/contract/network/post/post-attached.model';
import { postAttachedErrors } from '@nukkad/contract/network/post/post-attached.noun';
import type { SignedInCall, UploadedFile } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { handedBeside } from '../../../platform/reading/placed-file.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import { shownName } from '../../../platform/storage/read-sent-file.ts';
import { sourceOfFile } from '../../../platform/storage/storage.ts';
import type { PostDependencies } from '../post.interface.ts';
import { type FoundFile, keepFile } from './keep-file.ts';

const refusals = {
  video: {
    unreadable: postAttachedErrors.post_video_unreadable,
    too_long: postAttachedErrors.post_video_too_long,
  },
  picture: { unreadable: postAttachedErrors.post_video_picture },
};
/** Larger than it is shown on any screen. */
const pictureSide = 1_280;

/** By its place on the disk: with its copy it may be more than a reader process holds, and it waits behind no film. */
async function keepVideo(
  { readers, storage }: Platform,
  video: UploadedFile,
  { by, storageKey }: { readonly by: string; readonly storageKey: string },
): Promise<FoundFile> {
  const folder = await mkdtemp(path.join(os.tmpdir(), handedBeside));
  const place = { from: path.join(folder, 'sent'), to: path.join(folder, 'kept') };
  try {
    await writeFile(place.from, video.content, { mode: 0o600 });
    const { fileName, mediaType } = video;
    const file = { fileName, mediaType, content: Buffer.alloc(0), place };
    const options = { seconds: postVideoLimits.seconds };
    const read = await readers.read('clip', file, { by, options, refusals: refusals.video });
    await storage.putStream(storageKey, await sourceOfFile(place.to), read.mediaType);
    const { size: bytes } = await stat(place.to);
    const { seconds, width, height } = read;
    return {
      name: shownName(fileName),
      mediaType: read.mediaType,
      bytes,
      pages: null,
      seconds,
      width,
      height,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The picture first, as it costs less; both looked at and made anew by their readers. */
export async function addVideo(deps: PostDependencies, call: SignedInCall): Promise<PostFile> {
  const { platform } = deps;
  const [video, picture] = call.files;
  if (!video || video.mediaType === postVideoPictureType)
    return refuse(postAttachedErrors.post_video_unreadable);
  if (picture?.mediaType !== postVideoPictureType) return refuse(postAttachedErrors.post_video_picture);
  const by = call.viewer.userId;
  return keepFile(deps, call, 'video', async ({ storageKey, pictureKey }) => {
    const options = { side: pictureSide };
    const drawn = await platform.readers.read('picture', picture, {
      by,
      options,
      refusals: refusals.picture,
    });
    if (pictureKey !== null)
      await platform.storage.put(pictureKey, Buffer.from(drawn.content), pictureMediaType);
    return keepVideo(platform, video, { by, storageKey });
  });
}
