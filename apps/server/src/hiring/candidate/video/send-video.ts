import {
  type CandidateVideoAnswer,
  videoLimits,
  videoPictureMediaType,
} from '@nukkad/contract/hiring/candidate/video.model';
import { candidateVideoErrors } from '@nukkad/contract/hiring/candidate/video.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall, UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import type { Readers } from '../../../platform/reading/readers.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { CandidateDependencies } from '../candidate.interface.ts';
import { mayChangeOwn } from '../candidate.policy.ts';
import { presentVideo } from './video.presenter.ts';
import { type VideoRow, replaceVideo } from './video.store.ts';

/** A folder of the person in each; the last part of a key is the video's id. */
export const videoFolders = { video: 'candidate-videos/', picture: 'candidate-video-pictures/' } as const;

const refusals = {
  video: {
    unreadable: candidateVideoErrors.candidate_video_unreadable,
    too_long: candidateVideoErrors.candidate_video_too_long,
  },
  picture: { unreadable: candidateVideoErrors.candidate_video_picture },
};
/** Larger than it is shown on any screen. */
const pictureSide = 1_280;

/** Both looked at and made anew by their readers; the picture first, as it costs less. */
async function lookAt(readers: Readers, files: readonly UploadedFile[], by: string) {
  const [video, picture] = files;
  if (!video || video.mediaType === videoPictureMediaType)
    return refuse(candidateVideoErrors.candidate_video_unreadable);
  if (picture?.mediaType !== videoPictureMediaType)
    return refuse(candidateVideoErrors.candidate_video_picture);
  const drawn = await readers.read('picture', picture, {
    by,
    options: { side: pictureSide },
    refusals: refusals.picture,
  });
  const played = await readers.read('video', video, {
    by,
    options: { seconds: videoLimits.seconds },
    refusals: refusals.video,
  });
  return { picture: Buffer.from(drawn.content), ...played, content: Buffer.from(played.content) };
}

/** Keeps a video in place of the one before. */
export async function sendVideo(
  { platform }: CandidateDependencies,
  call: SignedInCall,
): Promise<CandidateVideoAnswer> {
  const { viewer, now, files } = call;
  const { userId } = viewer;
  const { picture, content, ...sizes } = await lookAt(platform.readers, files, userId);
  const videoId = newId();
  const storageKey = `${videoFolders.video}${userId}/${videoId}`;
  const pictureKey = `${videoFolders.picture}${userId}/${videoId}`;
  const row: VideoRow = {
    videoId,
    userId,
    storageKey,
    pictureKey,
    ...sizes,
    bytes: content.length,
    uploadedAt: now,
  };
  try {
    await platform.storage.put(storageKey, content, row.mediaType);
    await platform.storage.put(pictureKey, picture, pictureMediaType);
    const before = await platform.write(call, (tx) =>
      replaceVideo(tx, authorize(row, mayChangeOwn(viewer, row))),
    );
    if (before) await discard(platform.storage, [before.storageKey, before.pictureKey]);
  } catch (error) {
    await discard(platform.storage, [storageKey, pictureKey]);
    throw error;
  }
  return presentVideo(row, { secret: platform.config.secret, now, viewerId: userId });
}
