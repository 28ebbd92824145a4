import * as api from '@nukkad/contract/identity/partner/feature.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readFeatures, setFeature } from './set-feature.ts';

export function featureRoutes(platform: Platform): readonly Route[] {
  return [
    route(api.readFeatures, (call) => readFeatures(platform.db, call.input.params.organisationId)),
    route(api.setFeature, (call) => setFeature(platform, call, { ...call.input.params, ...call.input.body })),
  ];
}
