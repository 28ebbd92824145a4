import type { listSavedSearches as endpoint } from '@nukkad/contract/hiring/saved-search/saved-search.api';
import type { SavedSearch } from '@nukkad/contract/hiring/saved-search/saved-search.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { SavedSearchDependencies } from './saved-search.interface.ts';
import { presentSavedSearch } from './saved-search.presenter.ts';
import { countOwnSearches, listOwnSearches } from './saved-search.store.ts';

export async function listSavedSearches(
  { platform: { db }, skill }: SavedSearchDependencies,
  { viewer: { userId }, lang }: SignedInCall,
  asked: EndpointParsed<typeof endpoint>['query'],
): Promise<CountedPage<SavedSearch>> {
  const taxonomy = await skill.taxonomy(db);
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listOwnSearches(db, userId, after, most),
    key: ({ createdAt, savedSearchId }) => [createdAt, savedSearchId],
    count: () => countOwnSearches(db, userId),
    items: (rows) => rows.map((row) => presentSavedSearch(row, taxonomy, lang)),
  });
}
