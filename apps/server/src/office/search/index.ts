import * as api from '@nukkad/contract/office/search/search.api';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findEverywhere } from './find-everywhere.ts';

/** One search across everything. Each domain finds its own rows (`Domain.finders`). */
export const createSearchDomain = (platform: Platform): Domain => ({
  name: 'search',
  routes: [
    route(api.searchWork, (call) => findEverywhere(platform, 'work', call, call.input.query.q)),
    route(api.searchOffice, (call) => findEverywhere(platform, 'office', call, call.input.query.q)),
  ],
});

export const search = domainOn({
  needs: [],
  create: createSearchDomain,
});
