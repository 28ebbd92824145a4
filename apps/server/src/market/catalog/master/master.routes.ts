import * as api from '@nukkad/contract/market/catalog/master.api';
import { answerCache } from '../../../platform/http/answer-cache.ts';
import { type Route, openRoute } from '../../../platform/http/route.ts';
import { listCategories, listSubCategories } from '../list-categories.ts';
import type { ReadDependencies } from '../read-parts.ts';
import { searchServices } from '../search-services.ts';
import { dropdownsIn } from './choices.ts';
import {
  categoryDetails,
  commonData,
  homePageContent,
  listSectors,
  menuTabs,
  topCategories,
} from './read-master.ts';

/** Reference data: read once in a while, answered from memory and by ETag. */
export function masterRoutes(deps: ReadDependencies): readonly Route[] {
  const kept = answerCache();
  return [
    openRoute(api.masterCategories, (call) => kept(call, () => listCategories(deps, call.input.query, call))),
    openRoute(api.masterSubCategories, (call) =>
      kept(call, () => listSubCategories(deps, call.input.query.categoryId, call)),
    ),
    openRoute(api.masterTopCategories, (call) =>
      kept(call, () => topCategories(deps, call.input.query, call)),
    ),
    openRoute(api.masterServices, (call) =>
      kept(call, () => searchServices(deps, { ...call.input.query, sort: 'relevance' }, call)),
    ),
    openRoute(api.masterSectors, (call) => kept(call, () => listSectors(deps, call))),
    openRoute(api.homeSectors, (call) => kept(call, () => listSectors(deps, call))),
    openRoute(api.commonDropdowns, (call) => kept(call, async () => ({ dropdowns: dropdownsIn(call.lang) }))),
    openRoute(api.masterCommonData, (call) => kept(call, () => commonData(deps, call.input.query, call))),
    openRoute(api.masterMenuTabs, (call) => kept(call, () => menuTabs(deps, call.input.body, call))),
    openRoute(api.masterCategoryDetails, (call) =>
      kept(call, () => categoryDetails(deps, call.input.body, call)),
    ),
    openRoute(api.masterHomePageContent, (call) =>
      kept(call, () => homePageContent(deps, call.input.body, call)),
    ),
  ];
}
