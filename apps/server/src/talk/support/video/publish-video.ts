import { mostVideos } from '@nukkad/contract/talk/support/video-office.api';
import { videoErrors } from '@nukkad/contract/talk/support/support.noun';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type VideoRow, countLocked, insertVideo, lockVideo, saveVideo } from './video.store.ts';

/** One answer of the help page holds them all. */
export async function refuseFullVideos(tx: Tx, videoId: string): Promise<void> {
  const before = await lockVideo(tx, videoId);
  if (!before?.isShown && (await countLocked(tx)) >= mostVideos) refuse(videoErrors.too_many_videos);
}

/** A video as it is published; shown from then on, with the views that it has. */
export async function publishVideo(
  tx: Tx,
  video: Authorized<Omit<VideoRow, 'version' | 'isShown' | 'views'>>,
): Promise<void> {
  const before = await lockVideo(tx, video.videoId);
  const row = partOf(video, {
    ...video,
    isShown: true,
    views: before?.views ?? 0,
    version: (before?.version ?? 0) + 1,
  });
  await (before ? saveVideo(tx, row) : insertVideo(tx, row));
}

/** Its views stay, should it come back. */
export async function hideVideo(
  tx: Tx,
  taken: Authorized<Pick<VideoRow, 'videoId' | 'changedBy' | 'changedAt'>>,
): Promise<void> {
  const before = await lockVideo(tx, taken.videoId);
  if (before)
    await saveVideo(tx, partOf(taken, { ...before, ...taken, isShown: false, version: before.version + 1 }));
}
