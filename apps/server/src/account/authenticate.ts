import { randomUUID } from 'node:crypto';
import { accountErrors } from '@nukkad/contract/account/account.errors';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PartnerDoor } from '../partner/index.ts';
import type { Authenticate } from '../platform/http/mount.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import type { VerifyToken } from '../platform/socket/socket.ts';
import type { Viewer } from '../platform/viewer.ts';
import type { AccessTokens } from './access-token.ts';
import { mayCallWhileBarred } from './account.policy.ts';
import { type SessionMemory, sessionMemory } from './session-memory.ts';
import { isBarred, isDueForRotation, tokenStanding } from './session.rules.ts';
import { type SessionStanding, exchangeToken, findStanding } from './session.store.ts';

export const freshTokenHeader = 'x-access-token';

interface SessionState {
  readonly session: SessionStanding;
  readonly viewer: Viewer;
}

interface Admitted extends SessionState {
  readonly standing: 'current' | 'previous';
}

type Parts = Pick<Platform, 'db' | 'clock'> & {
  readonly tokens: AccessTokens;
  readonly partner: Pick<PartnerDoor, 'staffRights'>;
};

export interface Sessions {
  readonly authenticate: Authenticate;
  readonly verifyToken: VerifyToken;
  /** Who a session that was just opened speaks for. */
  viewerOf(sessionId: string): Promise<Viewer>;
  /** Called after a session was revoked here: the next call asks the database again. */
  forget(sessionId: string): void;
}

/** A role that was taken away acts for nobody: the person is signed in, without a role. */
async function readState({ db, partner }: Parts, sessionId: string): Promise<SessionState | null> {
  const session = await findStanding(db, sessionId);
  if (!session) return null;
  const { userId, holdsRole } = session;
  const staffId = holdsRole ? session.staffId : null;
  const rights = staffId
    ? await partner.staffRights(db, staffId)
    : { isProfessional: false, permissions: new Set<never>() };
  const viewer: Viewer = {
    userId,
    sessionId,
    staffId,
    ...rights,
    role: holdsRole ? session.role : null,
    organisationId: holdsRole ? session.organisationId : null,
  };
  return { session, viewer };
}

/** The session of a token, or null. What memory refuses is asked again: another node may have exchanged the token. */
async function admit(
  parts: Parts,
  memory: SessionMemory<SessionState | null>,
  token: string,
): Promise<Admitted | null> {
  const now = parts.clock.now();
  const claims = await parts.tokens.verify(token, now);
  if (!claims) return null;
  const judge = async () => {
    const { state, fresh } = await memory.get(claims.sid);
    const standing =
      state && state.session.userId === claims.userId
        ? tokenStanding(state.session, claims.jti, now)
        : 'dead';
    return { fresh, admitted: state && standing !== 'dead' ? { ...state, standing } : null };
  };
  const first = await judge();
  if (first.admitted || first.fresh) return first.admitted;
  memory.forget(claims.sid);
  return (await judge()).admitted;
}

/** Exchanges a token past half of its life, and hands the new one again to whoever still sends the old one. */
async function freshToken(
  parts: Parts,
  memory: SessionMemory<SessionState | null>,
  admitted: Admitted,
): Promise<string | null> {
  const now = parts.clock.now();
  let { session } = admitted;
  if (admitted.standing === 'current') {
    if (!isDueForRotation(session.tokenIssuedAt, now)) return null;
    await exchangeToken(parts.db, session, randomUUID(), now);
    memory.forget(session.sessionId);
    const { state } = await memory.get(session.sessionId);
    if (!state || state.session.revokedAt) return null;
    session = state.session;
  }
  return parts.tokens.sign({ ...session, issuedAt: session.tokenIssuedAt });
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header)?.[1];
  return token ?? refuse(kernelErrors.signed_out);
}

const routeAsked = (request: FastifyRequest) => `${request.method} ${request.routeOptions.url ?? ''}`;

/** A fault of the database is thrown on, and becomes a 503: it says nothing about who is asking. */
export function createSessions(parts: Parts): Sessions {
  const memory = sessionMemory((sessionId) => readState(parts, sessionId));
  const authenticate = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(request);
    if (token === null) return null;
    const admitted = await admit(parts, memory, token);
    if (!admitted) return refuse(kernelErrors.signed_out);
    const fresh = await freshToken(parts, memory, admitted);
    if (fresh) void reply.header(freshTokenHeader, fresh);
    if (isBarred(admitted.session.accountStatus) && !mayCallWhileBarred(routeAsked(request)))
      refuse(accountErrors.account_not_active);
    return admitted.viewer;
  };
  return {
    authenticate,
    verifyToken: async (token) => {
      const admitted = await admit(parts, memory, token);
      return admitted && !isBarred(admitted.session.accountStatus) ? admitted.viewer : null;
    },
    viewerOf: async (sessionId) =>
      (await memory.get(sessionId)).state?.viewer ?? refuse(kernelErrors.signed_out),
    forget: (sessionId) => memory.forget(sessionId),
  };
}
