import * as api from '@nukkad/contract/identity/privacy/privacy.api';
import { type Route, route } from '../../platform/http/route.ts';
import { requestDataExport } from './request-data-export.ts';
import { eraseAccount } from './erase-account.ts';
import type { PrivacyDependencies } from './privacy.interface.ts';
import { readPrivacy } from './read-privacy.ts';
import { setConsent } from './set-consent.ts';

export function privacyRoutes(deps: PrivacyDependencies): readonly Route[] {
  return [
    route(api.getPrivacy, (call) => readPrivacy(deps, call.viewer.userId, call.now)),
    route(api.setConsent, async (call) => {
      await setConsent(deps, call, call.input.body);
      return readPrivacy(deps, call.viewer.userId, call.now);
    }),
    route(api.requestDataExport, async (call) => {
      await requestDataExport(deps, call);
      return readPrivacy(deps, call.viewer.userId, call.now);
    }),
    route(api.eraseAccount, async (call) => ({
      erased: true as const,
      kept: await eraseAccount(deps, call, call.input.body.seen),
    })),
  ];
}
