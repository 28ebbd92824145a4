import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/**
 * Answers what is under way, then closes. A client that keeps its connection would otherwise hold the exit until it
 * tires of it: each connection is closed as soon as its answer has left.
 */
export async function closeServer(http: FastifyInstance): Promise<void> {
  const timer = setInterval(() => http.server.closeIdleConnections(), lookEveryMs);
  try {
    await http.close();
  } finally {
    clearInterval(timer);
  }
}
