import * as api from '@nukkad/contract/identity/account/account.api';
import { setCsrfCookie } from '../../platform/http/csrf.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type AccountDependencies, closeSessions, profileOf } from './session-answer.ts';
import { setOwnName } from './set-own-name.ts';
import { signOut } from './sign-out.ts';

export function accountRoutes(deps: AccountDependencies): readonly Route[] {
  const { platform } = deps;
  const { config } = platform;
  return [
    route(api.getMyProfile, (call) => profileOf(deps, call.viewer)),

    route(api.updateInfo, async (call) => {
      await setOwnName(platform, call, call.input.body.fullName);
      return profileOf(deps, call.viewer);
    }),

    route(api.logout, async (call) => {
      const { viewer, now, reply } = call;
      await signOut(platform, viewer, now);
      closeSessions(deps, [viewer.sessionId]);
      setCsrfCookie(reply, config.secret, null, config.production);
      return { loggedOut: true as const };
    }),
  ];
}
