import { kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  answerBinding,
  payloadHeader,
  type PayloadStamp,
  payloadWindowMs,
  readStamp,
  requestBinding,
} from '@nukkad/contract/kernel/payload';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform.ts';
import { refuse } from '../../refusal.ts';
import { inProcess } from '../limits.ts';
import { type PageKeys, type PayloadKeys, payloadKeys } from './payload-keys.ts';
import { decryptRequest, encryptAnswer } from './payload-encryption.ts';
import { isFirstUse } from './seen-payload.store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where payloads are encrypted, this call's are. */
    sealed?: boolean;
  }
}

interface PayloadSession {
  readonly keys: PageKeys;
  readonly stamp: PayloadStamp;
  readonly stampText: string;
}

/** Who is speaking; null: a caller that names no key of its own, and is answered in the clear. */
function talkOf(request: FastifyRequest, keys: PayloadKeys): PayloadSession | null {
  const stampText = request.headers[payloadHeader];
  if (stampText === undefined) return null;
  const stamp = typeof stampText === 'string' ? readStamp(stampText) : null;
  if (!stamp || typeof stampText !== 'string') return refuse(kernelErrors.malformed_body);
  if (stamp.keyId !== keys.keyId) return refuse(kernelErrors.payload_key_unknown);
  const page = keys.of(stamp.clientKey);
  return page ? { keys: page, stamp, stampText } : refuse(kernelErrors.malformed_body);
}

/** `{ payload }` and nothing beside it. */
function payloadOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 1) return null;
  const { payload } = body as { payload?: unknown };
  return typeof payload === 'string' ? payload : null;
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return refuse(kernelErrors.malformed_body);
  }
}

/** Not encrypted, as specification section 7 requires; an encrypted body here was meant for another address. */
const isPlainForm = ({ query, body }: FastifyRequest): boolean =>
  Object.hasOwn(query as object, 'formData') && payloadOf(body) === null;

/** A body that is not encrypted, was changed, is late or is replayed is refused before any handler reads it. */
async function opened(
  request: FastifyRequest,
  talk: PayloadSession | null,
  { db, clock }: Dependencies,
): Promise<unknown> {
  const payload = payloadOf(request.body);
  if (!talk || payload === null) return refuse(kernelErrors.payload_required);
  const now = clock.now();
  if (Math.abs(now.getTime() - talk.stamp.sentAt) > payloadWindowMs) refuse(kernelErrors.payload_stale);
  const binding = requestBinding({
    method: request.method,
    address: request.url,
    authorization: request.headers.authorization ?? '',
    stamp: talk.stampText,
  });
  const text = decryptRequest(talk.keys.request, talk.stamp.nonce, binding, payload);
  if (!text || !(await isFirstUse(db, talk.stamp, now))) return refuse(kernelErrors.invalid_data);
  return parsed(text);
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type') ?? '').includes('json');

type Dependencies = Pick<Platform, 'config' | 'db' | 'clock'>;

/**
 * With APP_KEY set, bodies travel as `{ payload }`: two hooks, and nothing behind them knows. Files, signed webhooks and
 * the calls inside this process (of the pages, and of the seed) are as without it; so is a body that is empty, or one whose
 * query has formData.
 */
export function mountEncryptedPayloads(app: FastifyInstance, deps: Dependencies): void {
  if (deps.config.APP_KEY === undefined) return;
  const keys = payloadKeys(deps.config.APP_KEY);
  const talks = new WeakMap<FastifyRequest, PayloadSession>();
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.sealed || request.socket.remoteAddress === inProcess) return;
    const talk = talkOf(request, keys);
    if (request.body !== undefined && request.body !== null && !isPlainForm(request))
      request.body = await opened(request, talk, deps);
    if (talk) talks.set(request, talk);
  });
  app.addHook('onSend', async (request, reply, answer: unknown) => {
    const talk = talks.get(request);
    if (!talk || !isJson(reply) || (typeof answer !== 'string' && !Buffer.isBuffer(answer))) return answer;
    // The plain text is compressed; encrypted text does not get smaller.
    request.headers['x-no-compression'] = '1';
    const binding = answerBinding(request.method, request.url, talk.stampText, reply.statusCode);
    void reply.header(payloadHeader, '1').header('cache-control', 'no-store').removeHeader('content-length');
    return JSON.stringify({ payload: await encryptAnswer(talk.keys.answer, binding, answer) });
  });
}
