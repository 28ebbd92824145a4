import type { CandidateVideoAnswer } from '@nukkad/contract/hiring/candidate/video.model';
import { signLink } from '../../../platform/storage/links.ts';
import type { VideoRow } from './video.store.ts';

export interface VideoOpening {
  readonly secret: string;
  readonly now: Date;
  /** Who is to play it. */
  readonly viewerId: string;
}

/** A player asks part by part for as long as it plays, so the links live for minutes. */
export const presentVideo = (
  row: VideoRow,
  { secret, now, viewerId }: VideoOpening,
): CandidateVideoAnswer => ({
  videoId: row.videoId,
  url: signLink(secret, row.storageKey, viewerId, now),
  pictureUrl: signLink(secret, row.pictureKey, viewerId, now),
  mediaType: row.mediaType,
  seconds: row.seconds,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  uploadedAt: row.uploadedAt.toISOString(),
});
