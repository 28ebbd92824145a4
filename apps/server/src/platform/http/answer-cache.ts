import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Call } from './route.ts';

interface Kept {
  readonly until: number;
  readonly answer: unknown;
  readonly etag: string;
}

/** As long as a rendered page is kept, see `page-cache.ts`. */
const lifeMs = 15_000;
const mostAnswers = 500;

/**
 * A cache of read answers that are the same for all callers: each is computed once in 15 seconds for each language and
 * input, and has an ETag, so that a client that has it is answered "not modified". Only for endpoints open to anyone.
 */
export function answerCache() {
  const kept = new Map<string, Kept>();
  const make = async <Answer>(key: string, now: number, read: () => Promise<Answer>): Promise<Kept> => {
    const answer = await read();
    const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
    kept.delete(key);
    kept.set(key, { until: now + lifeMs, answer, etag });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostAnswers) break;
      kept.delete(oldest);
    }
    return { until: 0, answer, etag };
  };
  return async <Answer>(
    { input, lang, now, request, reply }: Pick<Call, 'input' | 'lang' | 'now' | 'request' | 'reply'>,
    read: () => Promise<Answer>,
  ): Promise<Answer> => {
    const key = JSON.stringify([request.routeOptions.url, lang, input]);
    const found = kept.get(key);
    const one = found && found.until > now.getTime() ? found : await make(key, now.getTime(), read);
    // Private: the answer may come with this browser's CSRF cookie.
    void reply.header('etag', one.etag).header('cache-control', 'private, no-cache').header('vary', 'Lang');
    return one.answer as Answer;
  };
}

export type AnswerCache = ReturnType<typeof answerCache>;

/** 304 without a body where the caller's copy is the same one. Weak and strong tags of one content are one. */
export function mountNotModified(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const etag = reply.getHeader('etag');
    const known = request.headers['if-none-match'];
    if (request.method !== 'GET' || reply.statusCode !== 200 || !etag || known === undefined) return payload;
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (!tags.includes(String(etag))) return payload;
    void reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}
