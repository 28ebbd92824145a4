import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import { type Namespace, Server, type ServerOptions } from 'socket.io';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { LiveMessage } from '../outbox/event.ts';
import type { Viewer } from '../viewer.ts';
import type { CallParts } from './answer-calls.ts';
import { joinCluster } from './cluster.ts';
import type { SocketPart, TellSockets } from './namespace.ts';
import { type OpenedNamespace, openNamespace } from './open-namespace.ts';
import { type SessionWatch, type SocketData, roomsOf, watchSessions } from './watch-sessions.ts';

export interface Live {
  emit(messages: readonly LiveMessage[]): void;
  /** To the sockets of a namespace. */
  readonly tell: TellSockets;
  /** Has any node a socket in this room of a namespace? */
  readonly isThere: (namespace: string, room: string) => boolean;
  /** Closes every socket of a session at once, where this node has heard of its end; each node sees it by itself as well. */
  dropSession(sessionId: string): void;
  close(): Promise<void>;
}

/** A verified token and an allowed origin, or no connection. Claims alone are refused. */
export type VerifyToken = (token: string) => Promise<Viewer | null>;

export interface SocketDependencies extends Pick<CallParts, 'clock' | 'gate' | 'constraints'> {
  /** Null on a node without sockets, which only publishes to the sockets of other nodes. */
  readonly http: HttpServer | null;
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly verify: VerifyToken;
  readonly watch: SessionWatch;
  /** What domains contribute to namespaces beside the main one. */
  readonly parts: readonly SocketPart[];
}

/**
 * Our own pages, and in development whatever address the server was reached by. A browser names the page of another site;
 * without an origin it is our own page by long polling, or a program with a token: no cookie lets it in (docs/decisions/edge-and-sessions.md).
 */
function serverFor(http: HttpServer | null, config: Config): Server {
  const allowed = new Set([
    config.publicOrigin,
    config.BACKOFFICE_ORIGIN ? new URL(config.BACKOFFICE_ORIGIN).origin : config.publicOrigin,
    config.MOBILE_ORIGIN ? new URL(config.MOBILE_ORIGIN).origin : config.publicOrigin,
  ]);
  const options: Partial<ServerOptions> = {
    path: '/socket.io',
    maxHttpBufferSize: 64 * 1024,
    serveClient: false,
    allowRequest: (request, accept) => {
      const { origin, host } = request.headers;
      const fits =
        origin === undefined ||
        allowed.has(origin) ||
        (!config.production && URL.canParse(origin) && new URL(origin).host === host);
      accept(null, fits);
    },
  };
  return http ? new Server(http, options) : new Server(options);
}

interface Entrance {
  readonly roomsOf: (viewer: Viewer) => readonly string[];
  /** What the handshake has to say of itself; null: anything. */
  readonly deviceType: string | null;
}

const web = 'web';

/** Only who is really signed in is let in, and hears of what concerns it. */
function guard(
  namespace: Namespace,
  { verify, log }: Pick<SocketDependencies, 'verify' | 'log'>,
  { roomsOf: rooms, deviceType }: Entrance,
): void {
  namespace.use((socket, next) => {
    const { token, lang, deviceType: device }: Record<string, unknown> = socket.handshake.auth;
    const refused = new Error('Session Expired');
    if (typeof token !== 'string' || (deviceType !== null && device !== deviceType)) return next(refused);
    const begun = performance.now();
    verify(token).then(
      (viewer) => {
        if (!viewer) return next(refused);
        const { sessionId, userId } = viewer;
        const spoken = lang === 'hi' ? 'hi' : 'en';
        const heard = [...rooms(viewer)];
        const known = { viewer, knownAt: begun, passed: new Map<string, number>() };
        const data: SocketData = { sessionId, userId, lang: spoken, mark: null, rooms: heard, ...known };
        socket.data = data;
        void socket.join(heard);
        next();
      },
      (error: unknown) => {
        log.warn({ err: error }, 'socket handshake failed');
        next(new Error('We are busy right now. Try again in a moment.'));
      },
    );
  });
}

/** Each namespace once, with all that domains contribute to it. */
function openNamespaces(
  io: Server,
  deps: SocketDependencies,
  isShared: boolean,
): Map<string, OpenedNamespace> {
  const opened = new Map<string, OpenedNamespace>();
  for (const name of new Set(deps.parts.map(({ namespace }) => namespace))) {
    const own = deps.parts.filter(({ namespace }) => namespace === name);
    const rateScale = deps.config.RATE_LIMIT_SCALE;
    const one = openNamespace(io, name, own, { ...deps, rateScale, isShared });
    guard(one.namespace, deps, { roomsOf: one.roomsOf, deviceType: web });
    opened.set(name, one);
  }
  return opened;
}

/**
 * The main namespace says little: `{ id, version }` to the rooms of those concerned; they ask again, so the policy still
 * holds. The others are those of domains, which answer calls as well.
 */
export async function openSocket(deps: SocketDependencies): Promise<Live> {
  const { http, config, pool, log, watch } = deps;
  const io = serverFor(http, config);
  const cluster = await joinCluster(io, config, pool, log);
  const main = io.of('/');
  guard(main, deps, { roomsOf, deviceType: null });
  const opened = openNamespaces(io, deps, cluster.isShared);
  const looking = watchSessions([{ namespace: main, roomsOf }, ...opened.values()], watch, log);
  return {
    emit: (messages) => {
      for (const message of messages)
        if (message.rooms.length > 0) io.to([...message.rooms]).emit(message.type, message.data);
    },
    tell: (namespace, messages) => opened.get(namespace)?.emit(messages),
    isThere: (namespace, room) => opened.get(namespace)?.isThere(room) ?? false,
    dropSession: (sessionId) => {
      for (const namespace of [main, ...[...opened.values()].map((one) => one.namespace)])
        namespace.in(`session:${sessionId}`).disconnectSockets(true);
    },
    close: async () => {
      looking.stop();
      for (const one of opened.values()) one.close();
      io.local.disconnectSockets(true);
      if (http) io.engine.close();
      await cluster.close();
    },
  };
}
