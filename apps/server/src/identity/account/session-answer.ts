import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import type { FastifyReply } from 'fastify';
import type { PartnerInterface } from '../partner/index.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import { setCsrfCookie } from '../../platform/http/csrf.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { AccessTokens } from './access-token.ts';
import { presentMyProfile } from './account.presenter.ts';
import { type SigningDevice, keepDevice } from './device/see-device.ts';
import type { Sessions } from './authenticate.ts';
import type { OpenedSession } from './open-account-session.ts';
import { type ProfileAnswers, readOwnProfile } from './read-own-profile.ts';
import type { Session } from './session.store.ts';

export interface AccountDependencies {
  readonly platform: Platform;
  readonly partner: PartnerInterface;
  readonly tokens: AccessTokens;
  readonly sessions: Sessions;
  readonly dropSession: (sessionId: string) => void;
  readonly profile: ExtensionPoint<ProfileAnswers>;
}

export interface SessionAnswer {
  readonly accessToken: string;
  readonly sessionId: string;
  readonly profile: MyProfile;
}

/** Only ever of the person who asks. */
export async function profileOf(deps: AccountDependencies, viewer: Viewer): Promise<MyProfile> {
  const { platform, partner, profile } = deps;
  const own = await readTogether(platform.db, (reader) => readOwnProfile(reader, partner, viewer, profile));
  return presentMyProfile(own);
}

/** The answer to a person who has just signed in on this device. */
export function answerNewSession(
  deps: AccountDependencies,
  reply: FastifyReply,
  { session, own }: OpenedSession,
  seen: SigningDevice,
): SessionAnswer {
  keepDevice(reply, seen, deps.platform.config.production);
  return answerAs(deps, reply, session, presentMyProfile(own));
}

/** The token, the session's id and the profile; the CSRF cookie is bound to the session. */
export async function answerSession(
  deps: AccountDependencies,
  reply: FastifyReply,
  session: Session,
): Promise<SessionAnswer> {
  deps.sessions.forget(session.sessionId);
  const viewer = await deps.sessions.viewerOf(session.sessionId);
  return answerAs(deps, reply, session, await profileOf(deps, viewer));
}

function answerAs(
  deps: AccountDependencies,
  reply: FastifyReply,
  session: Session,
  profile: MyProfile,
): SessionAnswer {
  const { config } = deps.platform;
  const { mobileNumber } = profile;
  const accessToken = deps.tokens.sign({ ...session, mobileNumber, issuedAt: session.tokenIssuedAt });
  setCsrfCookie(reply, config.secret, session.sessionId, config.production);
  void reply.header('cache-control', 'no-store');
  return { accessToken, sessionId: session.sessionId, profile };
}

/** Sessions that were revoked: forgotten here, and their sockets closed everywhere. */
export function closeSessions(
  { sessions, dropSession }: AccountDependencies,
  sessionIds: readonly string[],
): void {
  for (const sessionId of sessionIds) {
    sessions.forget(sessionId);
    dropSession(sessionId);
  }
}
