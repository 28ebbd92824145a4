import * as office from '@nukkad/contract/talk/support/video-office.api';
import * as api from '@nukkad/contract/talk/support/video.api';
import { type Route, openRoute, route } from '../../../platform/http/route.ts';
import { listVideos } from './list-videos.ts';
import { countView, showVideos } from './show-videos.ts';
import type { VideoDependencies } from './video.interface.ts';

export const videoRoutes = (deps: VideoDependencies): readonly Route[] => [
  openRoute(api.listVideos, (call) => showVideos(deps, call)),
  openRoute(api.countView, (call) => countView(deps, call, call.input.body.videoId)),
  route(office.listDemoVideos, (call) => listVideos(deps, call.input.query)),
];
