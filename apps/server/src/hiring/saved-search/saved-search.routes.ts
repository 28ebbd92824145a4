import * as api from '@nukkad/contract/hiring/saved-search/saved-search.api';
import { type Route, route } from '../../platform/http/route.ts';
import { removeSavedSearch, switchAlerts } from './change-saved-search.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { saveSearch } from './save-search.ts';
import type { SavedSearchDependencies } from './saved-search.interface.ts';

export const savedSearchRoutes = (deps: SavedSearchDependencies): readonly Route[] => [
  route(api.saveSearch, (call) => saveSearch(deps, call, call.input.body)),
  route(api.listSavedSearches, (call) => listSavedSearches(deps, call, call.input.query)),
  route(api.switchAlerts, (call) => switchAlerts(deps, call, call.input.body)),
  route(api.removeSavedSearch, (call) => removeSavedSearch(deps, call, call.input.query)),
];
