import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { refuse } from '../refusal.ts';
import { type Viewer, hasPermission } from '../viewer.ts';
import type { Calls } from './calls.ts';
import { csrfAccepted, ensureCsrfCookie } from './csrf.ts';
import { SerialisedAnswer } from './kept-answers.ts';
import { callerOf, inProcess } from './limits.ts';
import { parseInput } from './parse.ts';
import type { Idempotency, Route, UploadedFile } from './route.ts';
import { AnswerSchema } from './serializers.ts';
import { servedAtOf } from './served-at.ts';
import { withUpload } from './upload.ts';

/** Finds out who is asking. `null`: no token was sent; a bad or dead token throws 401. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;

/** Refuses a call for which the account is not in good standing, or that needs a fresh confirmation. */
export type Gate = (endpoint: AnyEndpoint, viewer: Viewer) => Promise<void>;

interface MountParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly gate: Gate;
  /** Bounds the calls under way; without it they are not. */
  readonly calls?: Calls;
}

/**
 * Room for the call. An upload is as slow as its sender: it would hold a place that it does not use. The seed calls inside
 * this process.
 */
function withRoom<Answer>(
  calls: Calls | undefined,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const free = !calls || endpoint.spec.upload || request.socket.remoteAddress === inProcess;
  return free ? work() : calls.run(work, request.headers.authorization ?? callerOf(request.ip));
}

const keyHeader = 'idempotency-key';

/** With `orAssigned` a professional passes here without the permission; the policy then looks at the row. */
function mayCall(endpoint: AnyEndpoint, viewer: Viewer): boolean {
  const { authz } = endpoint.spec;
  if (authz.who !== 'roles') return true;
  if (!viewer.role || !authz.roles.includes(viewer.role)) return false;
  if ((viewer.role !== 'subUser' && viewer.role !== 'Service Partner') || !authz.permission) return true;
  return hasPermission(viewer, authz.permission) || (authz.orAssigned === true && viewer.isProfessional);
}

/** 401 for an anonymous caller, 403 for the wrong role. */
export function admit(endpoint: AnyEndpoint, viewer: Viewer | null): void {
  if (endpoint.spec.authz.who === 'anyone') return;
  if (!viewer) return refuse(kernelErrors.signed_out);
  if (!mayCall(endpoint, viewer)) refuse(kernelErrors.forbidden);
}

function idempotencyOf(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  viewer: Viewer | null,
): Idempotency | null {
  const wanted = endpoint.spec.idempotency;
  const key = request.headers[keyHeader];
  if (!wanted || !viewer) return null;
  if (key === undefined && wanted === 'optional') return null;
  if (typeof key !== 'string' || !/^[\w-]{8,120}$/.test(key))
    return refuse(kernelErrors.idempotency_key_missing);
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.url, request.body ?? null]))
    .digest('hex');
  return { owner: viewer.userId, key, operation: `${endpoint.method} ${endpoint.path}`, requestHash };
}

function checkCsrf(
  parts: MountParts,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
): void {
  if (endpoint.spec.csrf === false) return;
  const sessionId = viewer?.sessionId ?? null;
  if (endpoint.method === 'GET')
    ensureCsrfCookie(request, reply, parts.config.secret, sessionId, parts.config.production);
  else if (!csrfAccepted(request, parts.config.secret, sessionId)) refuse(kernelErrors.csrf_refused);
}

function schemaOf(endpoint: AnyEndpoint): object {
  const { response, status } = endpoint.spec;
  return response ? { response: { [status ?? 200]: new AnswerSchema(response) } } : {};
}

/** Files are too large for it, a provider's webhook is signed over its bytes, and the back office has a client of its own. */
export const mayBeEncrypted = ({ path, spec }: AnyEndpoint) =>
  !spec.upload && spec.csrf !== false && !path.startsWith('/backoffice/');

const limitOf = (perMinute: number, config: Config) => ({
  max: Math.ceil(perMinute * config.RATE_LIMIT_SCALE),
  timeWindow: 60_000,
});

/** What is no JSON would be read as a body without any field, and the marked fields would be blamed. */
function requireJson({ spec }: AnyEndpoint, { headers }: FastifyRequest): void {
  const type = headers['content-type'];
  if (spec.body && !spec.upload && type !== undefined && !type.startsWith('application/json'))
    refuse(kernelErrors.wrong_content_type);
}

/** Who, may they, is their account in order, CSRF, input, then the handler. */
async function answerTo(
  parts: MountParts,
  { endpoint, handle }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { spec } = endpoint;
  const viewer = await parts.authenticate(request, reply);
  admit(endpoint, viewer);
  if (viewer) await parts.gate(endpoint, viewer);
  checkCsrf(parts, endpoint, request, reply, viewer);
  requireJson(endpoint, request);
  const input = parseInput(endpoint, request);
  const lang = request.headers.lang === 'hi' ? 'hi' : 'en';
  const idempotency = idempotencyOf(endpoint, request, viewer);
  const work = (files: readonly UploadedFile[]) =>
    handle({ input, viewer, now: parts.clock.now(), lang, idempotency, files, request, reply });
  const by = viewer?.userId ?? callerOf(request.ip);
  return spec.upload ? withUpload(request, { upload: spec.upload, by }, work) : work([]);
}

/** Private: the answer may come with this browser's CSRF cookie. */
const sendKept = (reply: FastifyReply, { body, etag }: SerialisedAnswer): FastifyReply =>
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Lang')
    .type('application/json; charset=utf-8')
    .send(body);

/** The same order for every call, in bounded numbers; the answer through its schema. */
export function mountRoute(app: FastifyInstance, parts: MountParts, { endpoint, handle }: Route): void {
  const { spec } = endpoint;
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(endpoint),
    config: {
      sealed: mayBeEncrypted(endpoint),
      servedAt: servedAtOf(endpoint),
      counted: spec.csrf === false ? 'webhook' : 'api',
      ...(spec.perMinute ? { rateLimit: limitOf(spec.perMinute, parts.config) } : {}),
    },
    handler: async (request, reply) => {
      const answer = await withRoom(parts.calls, endpoint, request, () =>
        answerTo(parts, { endpoint, handle }, request, reply),
      );
      if (spec.authz.who !== 'anyone') void reply.header('cache-control', 'no-store');
      if (answer instanceof SerialisedAnswer) return sendKept(reply, answer);
      if (spec.produces) return reply.type(spec.produces).send(answer);
      return reply.status(spec.status ?? 200).send(answer);
    },
  });
}
