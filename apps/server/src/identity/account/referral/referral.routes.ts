import * as api from '@nukkad/contract/identity/account/referral.api';
import { type Route, openRoute, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addReferralCode } from './add-referral-code.ts';
import { referFriends } from './refer-friends.ts';
import { requestAppLink } from './send-app-link.ts';

export function referralRoutes(platform: Platform): readonly Route[] {
  return [
    route(api.referFriends, ({ viewer, now }) => referFriends(platform, viewer, now)),
    route(api.addReferralCode, async ({ viewer, now, input: { body } }) => {
      await addReferralCode(platform, viewer, body.code, now);
      return { added: true as const };
    }),
    openRoute(api.sendAppLink, async ({ input: { body }, request, lang, now }) => {
      await requestAppLink(platform, {
        mobileNumber: body.mobileNumber,
        networkAddress: request.ip,
        lang,
        now,
      });
      return { sent: true as const };
    }),
  ];
}
