import type { FastifyInstance } from 'fastify';
import type { Accepting } from './accept-more.ts';

const lookEveryMs = 50;

/**
 * Answers open requests, then closes. A client that keeps its connection open would otherwise delay the exit: each
 * connection is closed as soon as its answer has been sent.
 */
export async function closeServer(
  http: FastifyInstance,
  accepting: Pick<Accepting, 'close'> | null = null,
): Promise<void> {
  const timer = setInterval(() => http.server.closeIdleConnections(), lookEveryMs);
  try {
    await Promise.all([accepting?.close(), http.close()]);
  } finally {
    clearInterval(timer);
  }
}
