import * as api from '@nukkad/contract/market/catalog/master.api';
import type { KeptAnswers } from '../../../platform/http/kept-answers.ts';
import { keptRoute } from '../../../platform/http/kept-route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { cardNames, catalogueNames } from '../answer-names.ts';
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
export function masterRoutes(deps: ReadDependencies, answers: KeptAnswers): readonly Route[] {
  return [
    keptRoute(api.masterCategories, answers, (call) => ({
      names: cardNames(deps, call.input.query, call),
      read: () => listCategories(deps, call.input.query, call),
    })),
    keptRoute(api.masterSubCategories, answers, (call) => ({
      names: catalogueNames,
      read: () => listSubCategories(deps, call.input.query.categoryId, call),
    })),
    keptRoute(api.masterTopCategories, answers, (call) => ({
      names: cardNames(deps, call.input.query, call),
      read: () => topCategories(deps, call.input.query, call),
    })),
    keptRoute(api.masterServices, answers, (call) => ({
      names: cardNames(deps, call.input.query, call),
      read: () => searchServices(deps, { ...call.input.query, sort: 'relevance' }, call),
    })),
    keptRoute(api.masterSectors, answers, (call) => ({
      names: cardNames(deps, {}, call),
      read: () => listSectors(deps, call),
    })),
    keptRoute(api.homeSectors, answers, (call) => ({
      names: cardNames(deps, {}, call),
      read: () => listSectors(deps, call),
    })),
    keptRoute(api.commonDropdowns, answers, (call) => ({
      names: () => [],
      read: async () => ({ dropdowns: dropdownsIn(call.lang) }),
    })),
    keptRoute(api.masterCommonData, answers, (call) => ({
      names: cardNames(deps, {}, call),
      read: () => commonData(deps, call.input.query, call),
    })),
    keptRoute(api.masterMenuTabs, answers, (call) => ({
      names: cardNames(deps, {}, call),
      read: () => menuTabs(deps, call.input.body, call),
    })),
    keptRoute(api.masterCategoryDetails, answers, (call) => ({
      names: cardNames(deps, call.input.body, call),
      read: () => categoryDetails(deps, call.input.body, call),
    })),
    keptRoute(api.masterHomePageContent, answers, (call) => ({
      names: cardNames(deps, call.input.body, call),
      read: () => homePageContent(deps, call.input.body, call),
    })),
  ];
}
