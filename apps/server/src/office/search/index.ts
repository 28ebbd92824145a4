import * as api from '@nukkad/contract/office/search/search.api';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { openRoute, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { sweepMisses } from './count-miss.ts';
import { findEverywhere, findForEveryone } from './find-everywhere.ts';
import { listSearchesWithoutResult } from './list-misses.ts';

/** One search across everything. Each domain finds its own rows (`Domain.finders`). */
export const createSearchDomain = (platform: Platform): Domain => ({
  name: 'search',
  routes: [
    route(api.searchWork, (call) => findEverywhere(platform, 'work', call, call.input.query.q)),
    route(api.searchOffice, (call) => findEverywhere(platform, 'office', call, call.input.query.q)),
    openRoute(api.searchGlobal, (call) => findForEveryone(platform, call, call.input.query)),
    route(api.listSearchMisses, (call) => listSearchesWithoutResult(platform, call, call.input.query)),
  ],
  cron: [{ name: 'search.sweep_misses', match: '41 21 * * *', run: () => sweepMisses(platform) }],
});

export const search = domainOn({
  needs: [],
  create: createSearchDomain,
});
