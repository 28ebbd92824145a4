import type { DemoVideo } from '@nukkad/contract/talk/support/video-office.api';
import type { VideoRow } from './video.store.ts';

/** `names`: of the Admins, by id. */
export const presentVideo = (row: VideoRow, names: ReadonlyMap<string, string>): DemoVideo => ({
  videoId: row.videoId,
  titleEn: row.titleEn,
  titleHi: row.titleHi,
  url: row.url,
  seconds: row.seconds,
  position: row.position,
  isShown: row.isShown,
  views: row.views,
  changedBy: row.changedBy && (names.get(row.changedBy) ?? null),
  changedAt: row.changedAt?.toISOString() ?? null,
  version: row.version,
});
