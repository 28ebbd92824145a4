import * as api from '@nukkad/contract/market/catalog/catalog.api';
import { type Route, openRoute } from '../../platform/http/route.ts';
import { getServiceDetails } from './get-service-details.ts';
import { homeContent } from './home-content.ts';
import { listCategories, listServiceTypes, listSubCategories } from './list-categories.ts';
import { countPartners, listPartnersOfService } from './list-partners-of-service.ts';
import type { ReadParts } from './read-parts.ts';
import { searchServices } from './search-services.ts';

export const catalogRoutes = (parts: ReadParts): readonly Route[] => [
  openRoute(api.listCategories, (call) => listCategories(parts, call.input.query, call)),
  openRoute(api.listSubCategories, (call) => listSubCategories(parts, call.input.query.categoryId, call)),
  openRoute(api.listServiceTypes, async (call) => listServiceTypes(call)),
  openRoute(api.searchServices, (call) => searchServices(parts, call.input.query, call)),
  openRoute(api.homeContent, (call) => homeContent(parts, call.input.query, call)),
  openRoute(api.getServiceDetails, (call) => getServiceDetails(parts, call.input.query, call)),
  openRoute(api.listPartnersOfService, (call) => listPartnersOfService(parts, call.input.query, call)),
  openRoute(api.countPartners, (call) => countPartners(parts, call.input.query)),
];
