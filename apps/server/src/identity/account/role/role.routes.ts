import * as api from '@nukkad/contract/identity/account/session.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { AccountDependencies } from '../session-answer.ts';
import { presentMyProfile } from '../account.presenter.ts';
import { readOwnProfile } from '../read-own-profile.ts';
import { listOwnRoles } from './list-own-roles.ts';
import { switchRole } from './switch-role.ts';

export function roleRoutes(deps: AccountDependencies): readonly Route[] {
  const { platform, partner, tokens, sessions, dropSession, profile: added } = deps;
  const { db } = platform;
  return [
    route(api.getAvailableRoles, (call) => listOwnRoles(db, partner, call.viewer)),
    route(api.switchToken, async (call) => {
      const { viewer, now } = call;
      const { body } = call.input;
      const request = { role: body.role, organisationId: body.smeId };
      const session = await switchRole(platform, partner, viewer, request, now);
      const { sessionId } = session;
      sessions.forget(sessionId);
      // Its sockets hear what the other role may hear; they come again with the new token.
      dropSession(sessionId);
      const next = await sessions.viewerOf(sessionId);
      const profile = presentMyProfile(await readOwnProfile(db, partner, next, added));
      const { mobileNumber } = profile;
      const accessToken = tokens.sign({ ...session, mobileNumber, issuedAt: session.tokenIssuedAt });
      return { accessToken, sessionId, profile };
    }),
  ];
}
