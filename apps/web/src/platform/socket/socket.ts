import type { Socket } from 'socket.io-client';
import { mayCarryToken } from '../session/allowed-domains.ts';
import { currentToken, onSession } from '../session/session-store.ts';

type Handler = (data: never) => void;

let socket: Socket | null = null;
let opening: Promise<Socket | null> | null = null;
let openedWith: string | null = null;
const handlers = new Map<string, Set<Handler>>();
const reconnected = new Set<() => void>();

function hear(event: string, data: unknown): void {
  for (const handler of handlers.get(event) ?? []) handler(data as never);
}

/** Loads the library at the first use and connects as the signed-in person; null: signed out. */
async function open(): Promise<Socket | null> {
  const token = currentToken();
  if (!token || !mayCarryToken('/socket.io')) return null;
  const { io } = await import('socket.io-client');
  let first = true;
  openedWith = token;
  socket = io({
    path: '/socket.io',
    // One request in place of five; where something between does not pass it on, polling is tried.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (send) => send({ token: currentToken() }),
    withCredentials: true,
  });
  socket.onAny(hear);
  socket.on('connect', () => {
    // What was said while we were away is not said again.
    if (!first) for (const listener of reconnected) listener();
    first = false;
  });
  return socket;
}

/** One connection for all that listen; a second one would hear everything twice. */
function ensure(): Promise<Socket | null> {
  if (socket) return Promise.resolve(socket);
  opening ??= open().finally(() => {
    opening = null;
  });
  return opening;
}

/** Another person is signed in, or none: the old connection must be closed. */
function follow(): void {
  if (!socket || currentToken() === openedWith) return;
  socket.disconnect();
  socket = null;
  if (currentToken()) void ensure();
}

if (!import.meta.env.SSR) onSession(follow);

export function listen(event: string, handler: Handler): () => void {
  const all = handlers.get(event) ?? new Set();
  all.add(handler);
  handlers.set(event, all);
  void ensure();
  return () => all.delete(handler);
}

export function onReconnect(listener: () => void): () => void {
  reconnected.add(listener);
  return () => reconnected.delete(listener);
}
