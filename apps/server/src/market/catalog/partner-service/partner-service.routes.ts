import * as api from '@nukkad/contract/market/catalog/partner-service.api';
import { type Route, route } from '../../../platform/http/route.ts';
import { organisationOf } from '../../../platform/viewer.ts';
import { addService } from './add-service.ts';
import { changeManyServices } from './change-many-services.ts';
import type { OfferDependencies } from './change-partner-service.ts';
import { readPartnerServices, readOwnServices } from './list-partner-services.ts';
import { removeService } from './remove-service.ts';
import { updateService } from './update-service.ts';

export const offerRoutes = (deps: OfferDependencies): readonly Route[] => [
  route(api.listMyServices, (call) =>
    readOwnServices(deps.platform.db, call.viewer, {
      ...call.input.query,
      organisationId: organisationOf(call.viewer),
      lang: call.lang,
    }),
  ),
  route(api.listCatalogueServices, (call) =>
    readPartnerServices(deps.platform.db, call.viewer, {
      ...call.input.query,
      organisationId: organisationOf(call.viewer),
      lang: call.lang,
      of: 'catalogue',
    }),
  ),
  route(api.addService, (call) => addService(deps, call)),
  route(api.updateService, (call) => updateService(deps, call)),
  route(api.changeManyServices, (call) => changeManyServices(deps, call)),
  route(api.removeService, (call) => removeService(deps, call)),
];
