import * as api from '@nukkad/contract/office/backoffice/sign-in.api';
import { getLiveTicket } from '@nukkad/contract/office/backoffice/live.api';
import type { FastifyReply } from 'fastify';
import type { PartnershipInterface } from '../../market/partnership/index.ts';
import { backofficeCsrfCookie, setCsrfCookie } from '../../platform/http/csrf.ts';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentAdmin } from './admin.presenter.ts';
import { setSessionCookie } from './authenticate-admin.ts';
import { choosePassword } from './choose-password.ts';
import { liveTicket } from './live-ticket.ts';
import type { OpenedSession } from './open-admin-session.ts';
import { readAdmin } from './read-admin.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { signInWithRecoveryCode } from './sign-in-with-recovery-code.ts';
import { signOutAdmin } from './sign-out-admin.ts';

export function adminRoutes(
  platform: Platform,
  partnership: Pick<PartnershipInterface, 'releaseReviewsOf'>,
): readonly Route[] {
  const { config } = platform;
  const setCookies = (reply: FastifyReply, session: OpenedSession | null) => {
    setSessionCookie(reply, config, session);
    setCsrfCookie(reply, config.secret, session?.sessionId ?? null, config.production, backofficeCsrfCookie);
    void reply.header('cache-control', 'no-store');
  };
  return [
    openRoute(api.getSignInScreen, async () => ({ brand: config.BRAND_NAME })),
    openRoute(api.signInWithPassword, (call) =>
      signInWithPassword(platform, { ...call.input.body, now: call.now }),
    ),
    openRoute(api.choosePassword, (call) => choosePassword(platform, { ...call.input.body, now: call.now })),
    openRoute(api.signInWithCode, async (call) => {
      const { now, reply } = call;
      const { body } = call.input;
      const { session, admin, recoveryCodes } = await signInWithCode(platform, { ...body, now });
      setCookies(reply, session);
      return { admin: presentAdmin(admin, session.endsAt), recoveryCodes: [...recoveryCodes] };
    }),
    openRoute(api.signInWithRecoveryCode, async (call) => {
      const { now, reply } = call;
      const { body } = call.input;
      const { session, admin, codesLeft } = await signInWithRecoveryCode(platform, { ...body, now });
      setCookies(reply, session);
      return { admin: presentAdmin(admin, session.endsAt), codesLeft };
    }),
    route(getLiveTicket, async (call) => ({
      ticket: liveTicket(config.secret, call.viewer.sessionId, call.now),
    })),
    route(api.getAdmin, async (call) => {
      const { viewer } = call;
      const { admin, endsAt } = await readAdmin(platform.db, viewer);
      return presentAdmin(admin, endsAt);
    }),
    route(api.signOutAdmin, async (call) => {
      const { viewer, now, reply } = call;
      await signOutAdmin(platform, partnership, viewer, now);
      setCookies(reply, null);
      return { signedOut: true as const };
    }),
  ];
}
