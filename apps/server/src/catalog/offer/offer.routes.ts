import * as api from '@nukkad/contract/catalog/offer.api';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type Route, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { addService } from './add-service.ts';
import { readOwnOffers } from './list-own-offers.ts';
import { updateService } from './update-service.ts';

export const offerRoutes = (platform: Platform): readonly Route[] => [
  route(api.listMyServices, ({ input: { query }, viewer, lang }) =>
    readOwnOffers(platform.db, {
      organisationId: viewer.organisationId ?? refuse(kernelErrors.forbidden),
      lang,
      categoryId: query.categoryId,
      catalogue: query.catalogue === 'true',
      cursor: query.cursor,
      limit: query.limit,
    }),
  ),
  route(api.addService, (call) => addService(platform, call)),
  route(api.updateService, (call) => updateService(platform, call)),
];
