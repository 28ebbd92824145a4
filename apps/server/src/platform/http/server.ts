import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { mountNotModified } from './not-modified.ts';
import { rateLimits } from './limits.ts';
import { type Pace, cutSlowBodies } from './slow-bodies.ts';
import { requireReadableText } from './readable-text.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { lazySerializers } from './serializers.ts';
import { answerBadAddress, answerBrokenRequest } from './unreadable-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body as they came. */
    rawBody?: Buffer;
  }
}

const bodyLimit = 1_048_576;
/** From the connection's first moment until its headers are there. */
const headersTimeoutMs = 20_000;

/**
 * Pages and answers are packed as they go, quickly rather than tightly; files were packed by the build. Below a
 * packet's size it does not pay. Brotli clears its whole window for each answer, 4 MB unless it is told less: for an
 * answer of 16 KB that took eight times as long as the packing itself. What is small is packed at once, without a
 * stream (docs/decisions/database.md).
 */
const packing = {
  threshold: 1_400,
  syncThreshold: 65_536,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
  zlibOptions: { level: 5 },
};

/** Fastify with its limits, headers and request ids; it knows no domain. */
export async function createServer(config: Config, log: Log, pace?: Pace): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' }),
    genReqId: () => randomUUID(),
    bodyLimit,
    schemaController: { compilersFactory: { buildSerializer: lazySerializers(log) } },
    // Headers have their own time, and bodies a pace to keep (slow-bodies.ts).
    requestTimeout: 0,
    connectionTimeout: 35_000,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 1_000 },
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 200 },
    trustProxy: config.TRUST_PROXY > 0 && ((_address: string, hop: number) => hop < config.TRUST_PROXY),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadAddress,
  }) as unknown as FastifyInstance;
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  await app.register(cookie);
  setSecurityHeaders(app, config);
  mountNotModified(app);
  await app.register(compress, packing);
  await app.register(multipart);
  await app.register(rateLimit, rateLimits(config.RATE_LIMIT_SCALE));
  cutSlowBodies(app.server, pace);
  keepRawBody(app);
  requireReadableText(app);
  return app;
}

/** Webhooks are signed over the bytes as they came, so JSON bodies keep them beside the parsed value. */
function keepRawBody(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      request.rawBody = body;
      done(null, JSON.parse(body.toString('utf8')));
    } catch {
      done(Object.assign(new Error('malformed'), { statusCode: 400 }), undefined);
    }
  });
}

/** The bytes of a JSON body, for checking a signature. */
export function rawBody(request: FastifyRequest): Buffer {
  return request.rawBody ?? Buffer.alloc(0);
}
