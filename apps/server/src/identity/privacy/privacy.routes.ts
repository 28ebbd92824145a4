import * as api from '@nukkad/contract/identity/privacy/privacy.api';
import { type Route, route } from '../../platform/http/route.ts';
import { askDataExport } from './ask-data-export.ts';
import { eraseAccount } from './erase-account.ts';
import type { PrivacyParts } from './privacy.parts.ts';
import { readPrivacy } from './read-privacy.ts';
import { setConsent } from './set-consent.ts';

export function privacyRoutes(parts: PrivacyParts): readonly Route[] {
  return [
    route(api.getPrivacy, ({ viewer, now }) => readPrivacy(parts, viewer.userId, now)),
    route(api.setConsent, async (call) => {
      await setConsent(parts, call, call.input.body);
      return readPrivacy(parts, call.viewer.userId, call.now);
    }),
    route(api.askDataExport, async (call) => {
      await askDataExport(parts, call);
      return readPrivacy(parts, call.viewer.userId, call.now);
    }),
    route(api.eraseAccount, async (call) => ({
      erased: true as const,
      kept: await eraseAccount(parts, call, call.input.body.seen),
    })),
  ];
}
