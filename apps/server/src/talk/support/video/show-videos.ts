import type { ShownVideo } from '@nukkad/contract/talk/support/video.api';
import { mostVideos } from '@nukkad/contract/talk/support/video-office.api';
import { videoErrors } from '@nukkad/contract/talk/support/support.noun';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { VideoDependencies } from './video.interface.ts';
import { addView, listShownVideos } from './video.store.ts';

/** All of them, as the caller reads them. */
export async function showVideos(
  { platform: { db } }: Pick<VideoDependencies, 'platform'>,
  { lang }: { readonly lang: 'en' | 'hi' },
): Promise<{ videos: ShownVideo[] }> {
  const rows = await listShownVideos(db, mostVideos);
  return {
    videos: rows.map(({ videoId, titleEn, titleHi, url, seconds, views }) => ({
      videoId,
      title: lang === 'hi' ? titleHi : titleEn,
      url,
      seconds,
      views,
    })),
  };
}

/** By anyone; it is a count and no more. */
export function countView(
  { platform }: Pick<VideoDependencies, 'platform'>,
  call: WriteCall,
  videoId: string,
): Promise<{ views: number }> {
  return platform.write(call, async (tx) => {
    const views = await addView(tx, systemAuthorized({ videoId }, 'a page was opened'));
    return views === null ? refuse(videoErrors.video_not_found) : { views };
  });
}
