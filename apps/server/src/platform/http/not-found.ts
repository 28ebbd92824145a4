import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Says neither in the answer nor in the log what was asked for: addresses hold numbers and names. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = kernelErrors.not_found;
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ code, message, requestId: request.id });
}

/** For a server without pages; `mountWeb` brings its own. */
export function mountNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) =>
    answerNotFound(request, reply),
  );
}
