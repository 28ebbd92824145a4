import * as api from '@nukkad/contract/identity/account/referral.api';
import { type Route, openRoute, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addReferralCode } from './add-referral-code.ts';
import { referFriends } from './refer-friends.ts';
import { requestAppLink } from './send-app-link.ts';

export function referralRoutes(platform: Platform): readonly Route[] {
  return [
    route(api.referFriends, (call) => referFriends(platform, call.viewer, call.now)),
    route(api.addReferralCode, async (call) => {
      const { viewer, now } = call;
      const { body } = call.input;
      await addReferralCode(platform, viewer, body.code, now);
      return { added: true as const };
    }),
    openRoute(api.sendAppLink, async (call) => {
      const { request, lang, now } = call;
      const { body } = call.input;
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
