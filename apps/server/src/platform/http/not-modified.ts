import type { FastifyInstance } from 'fastify';

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
