import * as api from '@nukkad/contract/account/account.api';
import { accountErrors } from '@nukkad/contract/account/account.errors';
import type { FastifyReply } from 'fastify';
import type { PartnerDoor } from '../partner/index.ts';
import { setCsrfCookie } from '../platform/http/csrf.ts';
import { type Call, type Route, openRoute, route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import type { Viewer } from '../platform/viewer.ts';
import type { AccessTokens } from './access-token.ts';
import { presentMyProfile } from './account.presenter.ts';
import { askForCode } from './ask-for-code.ts';
import type { Sessions } from './authenticate.ts';
import { noteDevice } from './active/note-device.ts';
import { type ReadExtras, readOwnProfile } from './read-own-profile.ts';
import { setOwnName } from './set-own-name.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export interface AccountParts {
  readonly platform: Platform;
  readonly partner: PartnerDoor;
  readonly tokens: AccessTokens;
  readonly sessions: Sessions;
  readonly dropSession: (sessionId: string) => void;
  readonly readExtras: ReadExtras;
}

function challengeHeader(call: Call): string {
  const header = call.request.headers['sessionid'];
  return typeof header === 'string' && header !== '' ? header : refuse(accountErrors.session_id_missing);
}

export function accountRoutes({
  platform,
  partner,
  tokens,
  sessions,
  dropSession,
  readExtras,
}: AccountParts): readonly Route[] {
  const { config, db } = platform;
  const profileOf = async (viewer: Viewer) =>
    presentMyProfile(await readOwnProfile(db, partner, viewer, readExtras));
  const csrfFor = (reply: FastifyReply, sessionId: string | null) =>
    setCsrfCookie(reply, config.secret, sessionId, config.production);

  return [
    openRoute(api.generateOtp, ({ input: { body }, request, now }) =>
      askForCode(platform, {
        mobileNumber: body.mobileNumber,
        role: body.role ?? null,
        networkAddress: request.ip,
        now,
      }),
    ),

    openRoute(api.verifyOtp, async (call) => {
      const { mobileNumber, otp } = call.input.body;
      const session = await signIn(platform, {
        challengeId: challengeHeader(call),
        mobileNumber,
        code: otp,
        now: call.now,
      });
      const accessToken = await tokens.sign({ ...session, mobileNumber, issuedAt: session.tokenIssuedAt });
      await noteDevice(platform, call.reply, session);
      const viewer = await sessions.viewerOf(session.sessionId);
      csrfFor(call.reply, session.sessionId);
      void call.reply.header('cache-control', 'no-store');
      return { accessToken, sessionId: session.sessionId, profile: await profileOf(viewer) };
    }),

    route(api.getMyProfile, ({ viewer }) => profileOf(viewer)),

    route(api.updateInfo, async (call) => {
      await setOwnName(platform, call, call.input.body.fullName);
      return profileOf(call.viewer);
    }),

    route(api.logout, async ({ viewer, now, reply }) => {
      await signOut(platform, viewer, now);
      sessions.forget(viewer.sessionId);
      dropSession(viewer.sessionId);
      csrfFor(reply, null);
      return { loggedOut: true as const };
    }),
  ];
}
