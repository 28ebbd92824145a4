import type { FastifyInstance } from 'fastify';

/** Whether the caller's copy is the same one. Weak and strong tags of one content are one. */
export function isSameTag(known: string | undefined, etag: string | undefined): boolean {
  if (known === undefined || etag === undefined) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => strong(tag) === strong(etag));
}

/** 304 without a body where the caller's copy is the same one. */
export function mountNotModified(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const etag = reply.getHeader('etag');
    if (request.method !== 'GET' || reply.statusCode !== 200 || !etag) return done(null, payload);
    if (!isSameTag(request.headers['if-none-match'], String(etag))) return done(null, payload);
    void reply
      .status(304)
      .removeHeader('content-length')
      .removeHeader('content-type')
      .removeHeader('content-encoding');
    done(null, '');
  });
}
