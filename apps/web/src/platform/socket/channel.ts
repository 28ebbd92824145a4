import { ApiError } from '@nukkad/contract/kernel/client';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { SocketAck } from '@nukkad/contract/kernel/socket-call';
import type { Socket } from 'socket.io-client';
import { presentLanguage, say } from '../i18n/present-words.ts';
import { withWords } from '../i18n/with-words.ts';
import { mayCarryToken } from '../session/allowed-domains.ts';
import { currentToken, onSession } from '../session/session-store.ts';

type Handler = (data: never) => void;

/** A namespace of the socket, for all parts of the page that use it. */
export interface Channel {
  /** Connects at the first call; null: signed out. */
  readonly open: () => Promise<Socket | null>;
  readonly listen: (event: string, handler: Handler) => () => void;
  /** Heard at each connection; `again`: after an earlier one was lost. */
  readonly onConnect: (listener: (again: boolean) => void) => () => void;
  /** Heard when it was lost as well. */
  readonly onState: (listener: () => void) => () => void;
  readonly connected: () => boolean;
  /** Emits and waits for the acknowledgement; rejects without a connection, and where the server refused. */
  readonly ask: (event: string, request: unknown) => Promise<unknown>;
}

const ackMs = 15_000;
/** So long a request waits for a connection that is just being made. */
const connectMs = 10_000;

/** After a refusal, as of a server that has just started: the library does not try that again by itself. */
const againMs = 2_000;
const latestMs = 60_000;

/** Tries once more after a while, later each time; `isWanted`: it was not closed meanwhile. */
function tryAfterRefusal(socket: Socket, isWanted: () => boolean): void {
  let refusals = 0;
  socket.on('connect', () => (refusals = 0));
  socket.on('connect_error', () => {
    if (socket.active) return;
    const wait = Math.min(latestMs, againMs * 2 ** refusals);
    refusals += 1;
    // Not all pages at one moment.
    setTimeout(() => isWanted() && socket.connect(), wait * (0.5 + Math.random()));
  });
}

/** Specification section 8. Status 0, as a call without an answer: it may be tried again. */
const noSocket = () => new ApiError(0, say('error.noSocket', 'No socket connection.'));

async function connectTo(namespace: string, auth: object): Promise<Socket> {
  const { io } = await import('socket.io-client');
  // Namespaces of one server share one connection.
  return io(namespace, {
    path: '/socket.io',
    // One request in place of five; where something between does not pass it on, polling is tried.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (send) => send({ ...auth, token: currentToken(), lang: presentLanguage() }),
    withCredentials: true,
  });
}

/** Resolves when it is connected, or does not become so in time. */
function untilConnected(socket: Socket): Promise<void> {
  if (socket.connected || !navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, connectMs);
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const statusOf = (code: string) =>
  Object.values(kernelErrors).find((known) => known.code === code)?.status ?? 409;

async function answerIn(ack: SocketAck<unknown>): Promise<unknown> {
  if (ack.ok) return ack.data;
  const { code, message, values } = ack.error;
  // The same sentences as over HTTP, in the language of the page.
  const words = await withWords('platform/api/failed-call.ts', () => import('../api/failed-call.ts')).catch(
    () => null,
  );
  const status = statusOf(code);
  throw new ApiError(status, words?.sentenceFor(status, message, code, values) ?? message, ack.error);
}

export function createChannel(namespace: string, auth: object = {}): Channel {
  let socket: Socket | null = null;
  let opening: Promise<Socket | null> | null = null;
  let openedWith: string | null = null;
  const handlers = new Map<string, Set<Handler>>();
  const connects = new Set<(again: boolean) => void>();
  const states = new Set<() => void>();

  /** Loads the library at the first use and connects as the signed-in person. */
  async function connect(): Promise<Socket | null> {
    const token = currentToken();
    if (!token || !mayCarryToken('/socket.io')) return null;
    const made = await connectTo(namespace, auth);
    let again = false;
    openedWith = token;
    socket = made;
    made.onAny((event: string, data: unknown) => {
      for (const handler of handlers.get(event) ?? []) handler(data as never);
    });
    made.on('connect', () => {
      for (const listener of connects) listener(again);
      again = true;
      for (const listener of states) listener();
    });
    made.on('disconnect', () => {
      for (const listener of states) listener();
    });
    tryAfterRefusal(made, () => socket === made && currentToken() !== null);
    return made;
  }

  /** One connection for all that listen; a second one would hear everything twice. */
  function open(): Promise<Socket | null> {
    if (socket) return Promise.resolve(socket);
    opening ??= connect().finally(() => {
      opening = null;
    });
    return opening;
  }

  /** Another person is signed in, or none: the old connection must be closed. */
  function follow(): void {
    if (!socket || currentToken() === openedWith) return;
    socket.disconnect();
    socket = null;
    if (currentToken()) void open();
  }
  if (!import.meta.env.SSR) onSession(follow);

  const add = <Listener>(to: Set<Listener>, listener: Listener) => {
    to.add(listener);
    return () => void to.delete(listener);
  };
  return {
    open,
    listen: (event, handler) => {
      const all = handlers.get(event) ?? new Set();
      handlers.set(event, all);
      void open().catch(() => undefined);
      return add(all, handler);
    },
    onConnect: (listener) => add(connects, listener),
    onState: (listener) => add(states, listener),
    connected: () => socket?.connected ?? false,
    ask: async (event, request) => {
      const now = await open().catch(() => null);
      if (now) await untilConnected(now);
      if (!now?.connected) throw noSocket();
      const ack = await now
        .timeout(ackMs)
        .emitWithAck(event, request)
        .catch(() => {
          throw noSocket();
        });
      return answerIn(ack as SocketAck<unknown>);
    },
  };
}
