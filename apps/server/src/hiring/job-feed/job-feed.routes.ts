import * as api from '@nukkad/contract/hiring/job-feed/job-feed.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { makeJobFeed, stopJobFeed } from './change-job-feed.ts';
import type { JobFeedDependencies } from './job-feed.interface.ts';
import { readFeedFile, readOwnFeed } from './read-job-feed.ts';

export const jobFeedRoutes = (deps: JobFeedDependencies): readonly Route[] => [
  route(api.getJobFeed, (call) => readOwnFeed(deps, call)),
  route(api.makeJobFeed, (call) => makeJobFeed(deps, call, call.input.body)),
  route(api.stopJobFeed, (call) => stopJobFeed(deps, call, call.input.body)),
  openRoute(api.readJobFeed, (call) => readFeedFile(deps, call.input.params.code)),
];
