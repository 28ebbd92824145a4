import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { notBegunHeader } from '@nukkad/contract/kernel/refusal';
import { newId } from '../id.ts';
import { type Calls, retryAfterSeconds } from './calls.ts';

function turnAway(response: ServerResponse): void {
  const requestId = newId();
  const { code, message, status } = kernelErrors.unavailable;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    [notBegunHeader]: 'true',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  });
  response.end(JSON.stringify({ code, message, requestId }));
}

/** True: the request was answered, and is seen by nothing else. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Has a look at each request before the router and its hooks. */
export function answerBeforeRouting(server: Server, answer: AnswerFirst): void {
  const handlers = server.listeners('request') as ((...args: readonly unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const handle of handlers) handle.call(server, request, response);
  });
}

/**
 * Answers calls for which there is no room before anything else looks at them: at eight times the capacity, most of
 * the work would otherwise be refusing. Pages, files, /health, /ready and sockets pass.
 */
export function shedBeforeRouting(server: Server, calls: Calls): void {
  answerBeforeRouting(server, (request, response) => {
    if (!calls.full() || !request.url?.startsWith('/api/')) return false;
    calls.turnAway();
    turnAway(response);
    return true;
  });
}
