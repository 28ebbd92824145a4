import * as api from '@nukkad/contract/identity/account/step-up.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requestStepUp } from './request-step-up.ts';
import { confirmStepUp } from './confirm-step-up.ts';

export function stepUpRoutes(platform: Platform, forget: (sessionId: string) => void): readonly Route[] {
  return [
    route(api.requestStepUp, (call) => requestStepUp(platform, call.viewer, call.now)),
    route(api.confirmStepUp, async (call) => {
      const { viewer, now } = call;
      const { body } = call.input;
      const until = await confirmStepUp(platform, viewer, { ...body, now });
      forget(viewer.sessionId);
      return { confirmedUntil: until.toISOString() };
    }),
  ];
}
