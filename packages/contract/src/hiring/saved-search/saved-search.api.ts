/** Searches for jobs that a person saves, with alerts of new ones. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { removed } from '../../kernel/schema.ts';
import { jobErrors } from '../job/job.noun.ts';
import { savedSearch, savedSearchBody } from './saved-search.model.ts';
import { savedSearchErrors as e } from './saved-search.noun.ts';

const tag = 'Jobs';
const authz = { who: 'roles', roles: ['Jobseeker'], scope: 'own saved searches' } as const;
const savedSearchId = z.uuid('This is not a known id.');

export const saveSearch = endpoint('POST /jobs/savedSearches', {
  summary: 'Save a search, with alerts; the same one again stays as it is',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  perMinute: 20,
  body: savedSearchBody,
  response: savedSearch,
  errors: [
    jobErrors.job_trade_unknown,
    jobErrors.job_place_unknown,
    e.saved_search_empty,
    e.saved_search_limit,
  ],
  spoken: true,
});

export const savedSearchesQuery = z.object(countedPageQuery);

export const listSavedSearches = endpoint('GET /jobs/savedSearches', {
  summary: 'Own saved searches, the newest first',
  tag,
  authz,
  query: savedSearchesQuery,
  response: countedPageOf(savedSearch),
  spoken: true,
});

export const switchAlerts = endpoint('PATCH /jobs/savedSearches', {
  summary: 'Turn the alerts of a saved search on or off',
  tag,
  authz,
  unconfirmed: 'own-text',
  body: z.object({ savedSearchId, alerts: z.boolean('Choose on or off.') }),
  response: savedSearch,
  errors: [e.saved_search_not_found],
  spoken: true,
});

export const removeSavedSearch = endpoint('DELETE /jobs/savedSearches', {
  summary: 'Remove a saved search',
  tag,
  authz,
  unconfirmed: 'removes-named',
  query: z.object({ savedSearchId }),
  response: removed,
  errors: [e.saved_search_not_found],
});
