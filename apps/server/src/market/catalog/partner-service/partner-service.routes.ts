import * as api from '@nukkad/contract/market/catalog/partner-service.api';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { addService } from './add-service.ts';
import { readPartnerServices, readOwnServices } from './list-partner-services.ts';
import { removeService } from './remove-service.ts';
import { updateService } from './update-service.ts';

const ownOf = (viewer: Viewer) => viewer.organisationId ?? refuse(kernelErrors.forbidden);

export const offerRoutes = (platform: Platform): readonly Route[] => [
  route(api.listMyServices, ({ input: { query }, viewer, lang }) =>
    readOwnServices(platform.db, viewer, { ...query, organisationId: ownOf(viewer), lang }),
  ),
  route(api.listCatalogueServices, ({ input: { query }, viewer, lang }) =>
    readPartnerServices(platform.db, viewer, {
      ...query,
      organisationId: ownOf(viewer),
      lang,
      of: 'catalogue',
    }),
  ),
  route(api.addService, (call) => addService(platform, call)),
  route(api.updateService, (call) => updateService(platform, call)),
  route(api.removeService, (call) => removeService(platform, call)),
];
