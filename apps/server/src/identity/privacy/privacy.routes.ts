import * as api from '@nukkad/contract/identity/privacy/privacy.api';
import * as terms from '@nukkad/contract/identity/privacy/terms.api';
import { type Route, route } from '../../platform/http/route.ts';
import { requestDataExport } from './request-data-export.ts';
import { eraseAccount } from './erase-account.ts';
import type { PrivacyDependencies } from './privacy.interface.ts';
import { readPrivacy } from './read-privacy.ts';
import { setConsent } from './set-consent.ts';
import { agreeToTerms } from './terms/agree-to-terms.ts';
import { readTerms } from './terms/read-terms.ts';

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
    route(terms.getTerms, ({ viewer, lang }) => readTerms(deps.platform.db, viewer.userId, lang)),
    route(terms.agreeToTerms, (call) => agreeToTerms(deps, call, call.input.body.seen)),
    route(api.eraseAccount, async (call) => ({
      erased: true as const,
      kept: await eraseAccount(deps, call, call.input.body.seen),
    })),
  ];
}
