import * as api from '@nukkad/contract/market/catalog/master.api';
import { keptAnswers } from '../../../platform/http/kept-answers.ts';
import { type Route, openRoute } from '../../../platform/http/route.ts';
import { listCategories, listSubCategories } from '../list-categories.ts';
import type { ReadParts } from '../read-parts.ts';
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
export function masterRoutes(parts: ReadParts): readonly Route[] {
  const kept = keptAnswers();
  return [
    openRoute(api.masterCategories, (call) =>
      kept(call, () => listCategories(parts, call.input.query, call)),
    ),
    openRoute(api.masterSubCategories, (call) =>
      kept(call, () => listSubCategories(parts, call.input.query.categoryId, call)),
    ),
    openRoute(api.masterTopCategories, (call) =>
      kept(call, () => topCategories(parts, call.input.query, call)),
    ),
    openRoute(api.masterServices, (call) =>
      kept(call, () => searchServices(parts, { ...call.input.query, sort: 'relevance' }, call)),
    ),
    openRoute(api.masterSectors, (call) => kept(call, () => listSectors(parts, call))),
    openRoute(api.homeSectors, (call) => kept(call, () => listSectors(parts, call))),
    openRoute(api.commonDropdowns, (call) => kept(call, async () => ({ dropdowns: dropdownsIn(call.lang) }))),
    openRoute(api.masterCommonData, (call) => kept(call, () => commonData(parts, call.input.query, call))),
    openRoute(api.masterMenuTabs, (call) => kept(call, () => menuTabs(parts, call.input.body, call))),
    openRoute(api.masterCategoryDetails, (call) =>
      kept(call, () => categoryDetails(parts, call.input.body, call)),
    ),
    openRoute(api.masterHomePageContent, (call) =>
      kept(call, () => homePageContent(parts, call.input.body, call)),
    ),
  ];
}
