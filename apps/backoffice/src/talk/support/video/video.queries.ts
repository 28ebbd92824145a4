import { listDemoVideos, demoVideosQuery } from '@nukkad/contract/talk/support/video-office.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../../platform/call.ts';
import { countedList } from '../../../platform/paged.query.ts';

export const videosAddress = listAddress(demoVideosQuery.shape, ['q'], {});
type VideoFilter = ReturnType<typeof videosAddress.read>;

/** By position. */
export const videosList = (filter: VideoFilter) =>
  countedList(['videos', filter], (page) => call(listDemoVideos, { query: { ...filter, ...page } }));
