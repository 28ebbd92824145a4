import type { IncomingMessage, Server } from 'node:http';
import { slowestUploadBytesPerSecond, stalledAfterMs } from '@nukkad/contract/kernel/timeouts';
import { answerBrokenRequest } from './unreadable-request.ts';

export interface Pace {
  /** Bytes a second that a body must keep up. */
  readonly bytesPerSecond: number;
  /** Over how many milliseconds that is looked at. */
  readonly windowMs: number;
}

const usual: Pace = { bytesPerSecond: slowestUploadBytesPerSecond, windowMs: stalledAfterMs };
const looksPerWindow = 30;

/** Since when, and how much the connection had brought by then. */
interface Window {
  readonly since: number;
  readonly bytes: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Cuts connections whose body comes too slowly. A fixed time for the whole of a call would cut large files on slow lines,
 * or else let a trickle hold a connection for as long as the largest file may take. It listens below every route, because
 * what no route serves has a body too. By the machine's steady clock.
 */
export function cutSlowBodies(server: Server, { bytesPerSecond, windowMs }: Pace = usual): void {
  const coming = new Map<IncomingMessage, Window>();
  const begin = (request: IncomingMessage) =>
    coming.set(request, { since: performance.now(), bytes: request.socket.bytesRead });

  const look = (request: IncomingMessage, window: Window) => {
    const { socket } = request;
    if (request.complete || socket.destroyed) return coming.delete(request);
    if (performance.now() - window.since < windowMs) return;
    const enough = (bytesPerSecond * windowMs) / 1_000;
    if (socket.bytesRead - window.bytes >= enough) return begin(request);
    coming.delete(request);
    answerBrokenRequest({ name: 'Error', message: 'slow body', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  };
  server.on('request', (request) => {
    if (hasBody(request)) begin(request);
  });
  const timer = setInterval(() => {
    for (const [request, window] of coming) look(request, window);
  }, windowMs / looksPerWindow).unref();
  server.on('close', () => clearInterval(timer));
}
