import * as api from '@nukkad/contract/market/catalog/catalog.api';
import { suggestServices as suggestServicesCall } from '@nukkad/contract/market/catalog/suggest.api';
import type { KeptAnswers } from '../../platform/http/kept-answers.ts';
import { keptRoute } from '../../platform/http/kept-route.ts';
import { type Route, openRoute } from '../../platform/http/route.ts';
import { cardNames, catalogueNames } from './answer-names.ts';
import { getServiceDetails } from './get-service-details.ts';
import { homeContent } from './home-content.ts';
import { listCategories, listServiceTypes, listSubCategories } from './list-categories.ts';
import {
  type PartnersDependencies,
  countPartners,
  listPartnersOfService,
} from './list-partners-of-service.ts';
import { searchServices } from './search-services.ts';
import { suggestServices } from './suggest-services.ts';

/** Partners are read as they are at this moment; all else is kept. */
export const catalogRoutes = (deps: PartnersDependencies, answers: KeptAnswers): readonly Route[] => [
  keptRoute(api.listCategories, answers, (call) => ({
    names: cardNames(deps, call.input.query, call),
    read: () => listCategories(deps, call.input.query, call),
  })),
  keptRoute(api.listSubCategories, answers, (call) => ({
    names: catalogueNames,
    read: () => listSubCategories(deps, call.input.query.categoryId, call),
  })),
  openRoute(api.listServiceTypes, async (call) => listServiceTypes(call)),
  keptRoute(api.searchServices, answers, (call) => ({
    names: cardNames(deps, call.input.query, call),
    read: () => searchServices(deps, call.input.query, call),
  })),
  keptRoute(suggestServicesCall, answers, (call) => ({
    names: catalogueNames,
    read: () => suggestServices(deps, call.input.query.q, call),
  })),
  keptRoute(api.homeContent, answers, (call) => ({
    names: cardNames(deps, call.input.query, call),
    read: () => homeContent(deps, call.input.query, call),
  })),
  keptRoute(api.getServiceDetails, answers, (call) => ({
    names: cardNames(deps, call.input.query, call, ['city_sums', `answers:${call.input.query.serviceId}`]),
    read: () => getServiceDetails(deps, call.input.query, call),
  })),
  openRoute(api.listPartnersOfService, (call) => listPartnersOfService(deps, call.input.query, call)),
  openRoute(api.countPartners, (call) => countPartners(deps, call.input.query, call)),
];
