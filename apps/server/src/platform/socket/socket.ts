import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import { Server, type ServerOptions } from 'socket.io';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { LiveMessage } from '../outbox/event.ts';
import type { Viewer } from '../viewer.ts';
import { joinCluster } from './cluster.ts';
import { type SessionWatch, type SocketData, roomsOf, watchSessions } from './watch-sessions.ts';

export interface Live {
  emit(messages: readonly LiveMessage[]): void;
  /** Closes every socket of a session at once, where this node has heard of its end; each node sees it by itself as well. */
  dropSession(sessionId: string): void;
  close(): Promise<void>;
}

/** A verified token and an allowed origin, or no connection. Claims alone are refused. */
export type VerifyToken = (token: string) => Promise<Viewer | null>;

export interface SocketDependencies {
  /** Null on a node without sockets, which only publishes to the sockets of other nodes. */
  readonly http: HttpServer | null;
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly verify: VerifyToken;
  readonly watch: SessionWatch;
}

/** Our own pages, and in development whatever address the server was reached by. */
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

/** Only who is really signed in is let in, and hears of what concerns it. */
function guard(io: Server, verify: VerifyToken, log: Log): void {
  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token'];
    const refused = new Error('Session Expired');
    if (typeof token !== 'string') return next(refused);
    verify(token).then(
      (viewer) => {
        if (!viewer) return next(refused);
        socket.data = { sessionId: viewer.sessionId, mark: null } satisfies SocketData;
        void socket.join(roomsOf(viewer));
        next();
      },
      (error: unknown) => {
        log.warn({ err: error }, 'socket handshake failed');
        next(new Error('We are busy right now. Try again in a moment.'));
      },
    );
  });
}

/** Says little: `{ id, version }` to the rooms of those concerned; they ask again, so the policy still holds. */
export async function openSocket({
  http,
  config,
  pool,
  log,
  verify,
  watch,
}: SocketDependencies): Promise<Live> {
  const io = serverFor(http, config);
  const cluster = await joinCluster(io, config, pool, log);
  guard(io, verify, log);
  const looking = watchSessions(io, watch, log);
  return {
    emit: (messages) => {
      for (const message of messages)
        if (message.rooms.length > 0) io.to([...message.rooms]).emit(message.type, message.data);
    },
    dropSession: (sessionId) => io.in(`session:${sessionId}`).disconnectSockets(true),
    close: async () => {
      looking.stop();
      io.local.disconnectSockets(true);
      if (http) io.engine.close();
      await cluster.close();
    },
  };
}
