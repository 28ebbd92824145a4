import * as api from '@nukkad/contract/market/catalog/catalog.api';
import { type Route, openRoute } from '../../platform/http/route.ts';
import { getServiceDetails } from './get-service-details.ts';
import { homeContent } from './home-content.ts';
import { listCategories, listServiceTypes, listSubCategories } from './list-categories.ts';
import { countPartners, listPartnersOfService } from './list-partners-of-service.ts';
import type { ReadDependencies } from './read-parts.ts';
import { searchServices } from './search-services.ts';

export const catalogRoutes = (deps: ReadDependencies): readonly Route[] => [
  openRoute(api.listCategories, (call) => listCategories(deps, call.input.query, call)),
  openRoute(api.listSubCategories, (call) => listSubCategories(deps, call.input.query.categoryId, call)),
  openRoute(api.listServiceTypes, async (call) => listServiceTypes(call)),
  openRoute(api.searchServices, (call) => searchServices(deps, call.input.query, call)),
  openRoute(api.homeContent, (call) => homeContent(deps, call.input.query, call)),
  openRoute(api.getServiceDetails, (call) => getServiceDetails(deps, call.input.query, call)),
  openRoute(api.listPartnersOfService, (call) => listPartnersOfService(deps, call.input.query, call)),
  openRoute(api.countPartners, (call) => countPartners(deps, call.input.query, call)),
];
