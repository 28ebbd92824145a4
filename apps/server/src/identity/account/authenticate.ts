import { readTogether } from '../../platform/db/pipeline.ts';
import { randomUUID } from 'node:crypto';
import { accessLevelOf } from '@nukkad/contract/identity/account/access-level';
import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PartnerInterface } from '../partner/index.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Authenticate, Gate } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { VerifyToken } from '../../platform/socket/socket.ts';
import type { SessionWatch } from '../../platform/socket/watch-sessions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProfileAnswers } from './read-own-profile.ts';
import type { LastSeen } from './device/last-seen.ts';
import type { AccessTokens } from './access-token.ts';
import { type GateState, whyClosed } from './gate.ts';
import { type SessionMemory, sessionMemory } from './session-memory.ts';
import { sessionMarks } from './session-watch.ts';
import { isDueForRotation, tokenState } from './session.rules.ts';
import { type Session, type SessionFacts, exchangeToken, findSessionFacts } from './session.store.ts';

export const freshTokenHeader = 'x-access-token';

interface SessionState extends GateState {
  readonly session: SessionFacts;
  readonly viewer: Viewer;
}

interface Admitted extends SessionState {
  readonly tokenState: 'current' | 'previous';
}

type Dependencies = Pick<Platform, 'db' | 'clock'> & {
  readonly tokens: AccessTokens;
  readonly partner: Pick<PartnerInterface, 'rightsOf' | 'marksOf'>;
  readonly lastSeen: Pick<LastSeen, 'note'>;
  readonly profile: ExtensionPoint<ProfileAnswers>;
};

export interface Sessions {
  readonly authenticate: Authenticate;
  readonly verifyToken: VerifyToken;
  readonly gate: Gate;
  /** For the sockets, which outlast a call. */
  readonly watch: SessionWatch;
  /** Who a session that was just changed speaks for. */
  viewerOf(sessionId: string): Promise<Viewer>;
  /** Who a session that was just opened speaks for. Without an organisation it has no rights that would have to be read. */
  viewerOfNew(reader: Reader, session: Session): Promise<Viewer>;
  /** Called after a session was revoked here: the next call asks the database again. */
  forget(sessionId: string): void;
}

/** A removed role grants nothing: the person stays signed in, without a role. */
function viewerOf({ partner }: Dependencies, session: SessionFacts): Viewer {
  const { userId, sessionId, holdsRole, statuses } = session;
  const isOwner = holdsRole && session.role === 'Service Partner' && statuses !== null;
  return {
    userId,
    sessionId,
    staffId: holdsRole ? session.staffId : null,
    ...partner.rightsOf(session.staff),
    ...(isOwner && { permissions: ownerPermissions(statuses.closedKeys) }),
    role: holdsRole ? session.role : null,
    organisationId: holdsRole ? session.organisationId : null,
  };
}

/** Of a professional; no one else lacks anything. One trip, for it comes with each call that they make. */
async function missingOf({ db, profile }: Dependencies, viewer: Viewer) {
  const [answer] = profile.answers;
  if (!answer || !viewer.isProfessional) return [];
  return readTogether(db, (reader) => answer.missingParts(reader, viewer));
}

/** One statement, and for professionals what their profile lacks. */
async function readState(deps: Dependencies, sessionId: string): Promise<SessionState | null> {
  const session = await findSessionFacts(deps.db, sessionId);
  if (!session) return null;
  const viewer = viewerOf(deps, session);
  const standing = accessLevelOf({
    account: session.accountStatus,
    ...(session.statuses ?? { organisation: null, suspensionReason: null, staff: null }),
    profileMissing: await missingOf(deps, viewer),
  });
  const { steppedUpUntil, termsFrom } = session;
  return { session, viewer, standing, steppedUpUntil, termsFrom };
}

/** The session of a token, or null. What memory refuses is asked again: another node may have exchanged the token. */
async function admit(
  deps: Dependencies,
  memory: SessionMemory<SessionState | null>,
  token: string,
): Promise<Admitted | null> {
  const now = deps.clock.now();
  const claims = deps.tokens.verify(token, now);
  if (!claims) return null;
  const judge = async () => {
    const { state, fresh } = await memory.get(claims.sid);
    const standing =
      state && state.session.userId === claims.userId ? tokenState(state.session, claims.jti, now) : 'dead';
    return { fresh, admitted: state && standing !== 'dead' ? { ...state, tokenState: standing } : null };
  };
  const first = await judge();
  if (first.admitted || first.fresh) return first.admitted;
  memory.forget(claims.sid);
  return (await judge()).admitted;
}

/**
 * Exchanges a token past half of its lifetime, and returns the new one again to a client that still sends the old one.
 */
async function freshToken(
  deps: Dependencies,
  memory: SessionMemory<SessionState | null>,
  admitted: Admitted,
): Promise<string | null> {
  const now = deps.clock.now();
  let { session } = admitted;
  if (admitted.tokenState === 'current') {
    if (!isDueForRotation(session.tokenIssuedAt, now)) return null;
    await exchangeToken(deps.db, session, randomUUID(), now);
    memory.forget(session.sessionId);
    const { state } = await memory.get(session.sessionId);
    if (!state || state.session.revokedAt) return null;
    session = state.session;
  }
  return deps.tokens.sign({ ...session, issuedAt: session.tokenIssuedAt });
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header)?.[1];
  return token ?? refuse(kernelErrors.signed_out);
}

/** Asked with what is remembered, and before it refuses with what the database says now: another node may have heard more. */
function createGate(deps: Dependencies, memory: SessionMemory<SessionState | null>): Gate {
  return async (endpoint, { sessionId }) => {
    const judge = async () => {
      const { state, fresh } = await memory.get(sessionId);
      return { fresh, closed: state && whyClosed(state, endpoint, deps.clock.now()) };
    };
    const first = await judge();
    if (!first.closed) return;
    if (first.fresh) return refuse(first.closed);
    memory.forget(sessionId);
    const second = await judge();
    if (second.closed) refuse(second.closed);
  };
}

async function viewerOfSession(
  memory: SessionMemory<SessionState | null>,
  sessionId: string,
): Promise<Viewer | null> {
  const { state } = await memory.get(sessionId);
  return state && !state.session.revokedAt && state.standing !== 'shutOut' ? state.viewer : null;
}

/** Not from memory: whom a socket's session speaks for now; null where it is over or its person is shut out. */
async function viewerNow(
  memory: SessionMemory<SessionState | null>,
  sessionId: string,
): Promise<Viewer | null> {
  memory.forget(sessionId);
  return viewerOfSession(memory, sessionId);
}

/** A fault of the database is thrown on, and becomes a 503: it says nothing about who is asking. */
export function createSessions(deps: Dependencies): Sessions {
  const memory = sessionMemory((sessionId) => readState(deps, sessionId));
  const authenticate = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(request);
    if (token === null) return null;
    const admitted = await admit(deps, memory, token);
    if (!admitted) return refuse(kernelErrors.signed_out);
    deps.lastSeen.note(admitted.session, deps.clock.now());
    const fresh = await freshToken(deps, memory, admitted);
    if (fresh) void reply.header(freshTokenHeader, fresh);
    return admitted.viewer;
  };
  const readViewer = async (sessionId: string) =>
    (await memory.get(sessionId)).state?.viewer ?? refuse(kernelErrors.signed_out);
  return {
    authenticate,
    viewerOf: readViewer,
    viewerOfNew: async (reader, { sessionId, userId, role, organisationId }) => {
      if (organisationId === null)
        return { sessionId, userId, role, organisationId, staffId: null, ...deps.partner.rightsOf(null) };
      const facts = await findSessionFacts(reader, sessionId);
      return facts ? viewerOf(deps, facts) : refuse(kernelErrors.signed_out);
    },
    verifyToken: async (token) => {
      const admitted = await admit(deps, memory, token);
      return admitted && admitted.standing !== 'shutOut' ? admitted.viewer : null;
    },
    gate: createGate(deps, memory),
    watch: {
      marksOf: sessionMarks(deps),
      viewerNow: (sessionId) => viewerNow(memory, sessionId),
      viewer: (sessionId) => viewerOfSession(memory, sessionId),
    },
    forget: (sessionId) => memory.forget(sessionId),
  };
}
