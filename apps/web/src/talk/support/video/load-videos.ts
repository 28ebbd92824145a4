import { listVideos } from '@nukkad/contract/talk/support/video.api';
import { type CallSettings, call } from '../../../platform/api/client.ts';

/** Without them the page is as useful: what cannot be had is left out. */
export const loadVideos = async (settings: CallSettings) =>
  call(listVideos, { quiet: true, ...settings }).then(
    ({ videos }) => videos,
    () => [],
  );
