import * as api from '@nukkad/contract/identity/account/deactivation.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { requestDeactivation } from './request-deactivation.ts';
import { readDeactivation } from './read-deactivation.ts';
import { withdrawDeactivation } from './withdraw-deactivation.ts';

export function deactivationRoutes(platform: Platform): readonly Route[] {
  const standing = (viewer: Viewer) => readDeactivation(platform, viewer);
  return [
    route(api.getDeactivateRequest, (call) => standing(call.viewer)),
    route(api.deactivate, async (call) => {
      const { viewer, now } = call;
      const { body } = call.input;
      await requestDeactivation(platform, viewer, { reason: body.reason ?? '', seen: body.seen }, now);
      return standing(viewer);
    }),
    route(api.withdrawDeactivation, async (call) => {
      const { viewer, now } = call;
      await withdrawDeactivation(platform, viewer, now);
      return standing(viewer);
    }),
  ];
}
