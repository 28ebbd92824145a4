import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceNewJobs } from './announce-new-jobs.ts';
import type { SavedSearchInterfaces } from './saved-search.interface.ts';
import { savedSearchNotices } from './saved-search.notices.ts';
import { savedSearchRoutes } from './saved-search.routes.ts';
import { savedSearchPersonal } from './saved-search.store.ts';

/** Searches for jobs that people save, and the new jobs that they hear of. */
export function createSavedSearchDomain(platform: Platform, parts: SavedSearchInterfaces): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'saved-search',
    routes: savedSearchRoutes(deps),
    notices: savedSearchNotices(deps),
    personal: savedSearchPersonal,
    cron: [
      {
        // 8 in the morning in India: before the daily summary is sent.
        name: 'saved_search.announce',
        match: '30 2 * * *',
        run: () => announceNewJobs(deps),
      },
    ],
  };
}

export const savedSearch = domainOn({
  needs: ['account', 'geography', 'job', 'skill'],
  create: createSavedSearchDomain,
});
