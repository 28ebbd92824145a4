import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { refuse } from '../refusal.ts';
import { type SignedQuery, linkFits } from './links.ts';
import { isStorageKey } from './storage.ts';

/** Only what we have drawn anew ourselves is stored under these types; everything else is handed out to be saved. */
const shownHere: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

interface FileRequest {
  readonly Params: { readonly '*'?: string };
  readonly Querystring: SignedQuery;
}

function keyOf({ params }: FastifyRequest<FileRequest>): string {
  const key = params['*'] ?? '';
  return isStorageKey(key) ? key : refuse(kernelErrors.forbidden);
}

/** `GET /files/<key>` for a valid signed link. Every fault is answered with the same 403. */
export function mountFiles(
  app: FastifyInstance,
  { config, clock, storage }: Pick<Platform, 'config' | 'clock' | 'storage'>,
): void {
  const both = { servedAt: 'both' } as const;
  app.get<FileRequest>('/files/*', { exposeHeadRoute: false, config: both }, async (request, reply) => {
    const key = keyOf(request);
    if (!linkFits(config.secret, key, request.query, clock.now())) refuse(kernelErrors.forbidden);
    const file = await storage.get(key);
    if (!file) return refuse(kernelErrors.not_found);
    const secondsLeft = Math.floor((Number(request.query.e) - clock.now().getTime()) / 1_000);
    const disposition = shownHere.has(file.mediaType) ? 'inline' : 'attachment';
    return reply
      .header('content-disposition', disposition)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', `private, max-age=${Math.min(300, secondsLeft)}`)
      .type(file.mediaType)
      .send(file.content);
  });
  app.route({
    method: ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/files/*',
    config: both,
    onRequest: async () => refuse(kernelErrors.forbidden),
    handler: async () => refuse(kernelErrors.forbidden),
  });
}
