import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/hiring/saved-search/saved-search.test.ts';

export const calls: DomainCalls = {
  lists: { 'GET /jobs/savedSearches': { query: '', who: 'seeker', empty: true } },
  triedAtHome: {
    'PATCH /jobs/savedSearches': ownTest,
    'DELETE /jobs/savedSearches': ownTest,
  },
};
