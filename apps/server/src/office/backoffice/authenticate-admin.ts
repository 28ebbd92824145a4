import { unaskedHeader } from '@nukkad/contract/office/backoffice/unasked';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { tokenHash } from './admin-keys.ts';
import { isOver, seenEveryMs } from './admin.rules.ts';
import {
  type AdminSession,
  findAdminSession,
  findAdminSessionById,
  markSeen,
} from './admin-session.store.ts';

export const sessionCookie = 'backoffice_session';
/** Below it lie the calls for Admins; what the main app asks does not look at it. */
const cookiePath = '/api';

export function setSessionCookie(
  reply: FastifyReply,
  config: Config,
  session: { token: string; endsAt: Date } | null,
): void {
  const options = {
    path: cookiePath,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.production,
  } as const;
  if (session) void reply.setCookie(sessionCookie, session.token, { ...options, expires: session.endsAt });
  else void reply.clearCookie(sessionCookie, options);
}

/** A page that brings itself up to date, unseen by anyone. Only a read can say so: what changes something was asked for. */
const isUnasked = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers[unaskedHeader] !== undefined;

/** The Admin of the cookie; null without one, or with one that is over. Asked of the database at every call: Admins are few. */
export function authenticateAdmin({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return async (request: FastifyRequest): Promise<Viewer | null> => {
    const token = request.cookies[sessionCookie];
    if (token === undefined || !/^[\w-]{43}$/.test(token)) return null;
    const now = clock.now();
    const session = await findAdminSession(db, tokenHash(token));
    if (!session || isOver(session, now)) return null;
    if (!isUnasked(request) && now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs)
      await markSeen(db, session.sessionId, now);
    return viewerOf(session);
  };
}

const viewerOf = ({ userId, sessionId }: AdminSession): Viewer => ({
  userId,
  sessionId,
  role: 'Admin',
  organisationId: null,
  staffId: null,
  isProfessional: false,
  permissions: new Set(),
});

/** Whom a session of the back office speaks for at this moment; null: it is over, or its person is no Admin any more. */
export async function adminNow(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  sessionId: string,
): Promise<Viewer | null> {
  const session = await findAdminSessionById(db, sessionId);
  return session && !isOver(session, clock.now()) ? viewerOf(session) : null;
}
