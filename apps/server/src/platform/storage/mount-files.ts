import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { refuse } from '../refusal.ts';
import { type SignedQuery, linkFits } from './links.ts';
import { videoMediaTypes } from './media-types.ts';
import { type FilePart, type Storage, isStorageKey } from './storage.ts';

/** Written anew by ourselves, packet by packet. */
const played: ReadonlySet<string> = new Set(videoMediaTypes);
/** Only what we have drawn or written anew ourselves is stored under these types; everything else is handed out to be saved. */
const shownHere: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', ...videoMediaTypes]);
/** The one form in which players ask; any other range is answered with the whole file, as HTTP allows. */
const range = /^bytes=(?<from>\d{1,12})-(?<to>\d{0,12})$/;

interface FileRequest {
  readonly Params: { readonly '*'?: string };
  readonly Querystring: SignedQuery;
}

function keyOf({ params }: FastifyRequest<FileRequest>): string {
  const key = params['*'] ?? '';
  return isStorageKey(key) ? key : refuse(kernelErrors.forbidden);
}

/** A part of a video, for a player that asks for it; null: the whole file is the answer. */
async function partOf(storage: Storage, key: string, asked: string | undefined): Promise<FilePart | null> {
  const wanted = range.exec(asked ?? '')?.groups;
  if (!wanted) return null;
  const part = await storage.openPart(
    key,
    Number(wanted['from']),
    wanted['to'] ? Number(wanted['to']) : null,
  );
  if (part === null || part === 'outside') return null;
  if (played.has(part.mediaType)) return part;
  part.content.destroy();
  return null;
}

const sendPart = (reply: FastifyReply, { content, mediaType, from, to, bytes }: FilePart): FastifyReply =>
  reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes}`)
    .header('content-length', to - from + 1)
    .header('content-disposition', 'inline')
    .type(mediaType)
    .send(content);

/** `GET /files/<key>` for a valid signed link. Every fault is answered with the same 403. */
export function mountFiles(
  app: FastifyInstance,
  { config, clock, storage }: Pick<Platform, 'config' | 'clock' | 'storage'>,
): void {
  const both = { servedAt: 'both' } as const;
  app.get<FileRequest>('/files/*', { exposeHeadRoute: false, config: both }, async (request, reply) => {
    const key = keyOf(request);
    if (!linkFits(config.secret, key, request.query, clock.now())) refuse(kernelErrors.forbidden);
    const secondsLeft = Math.floor((Number(request.query.e) - clock.now().getTime()) / 1_000);
    void reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', `private, max-age=${Math.min(300, secondsLeft)}`);
    const part = await partOf(storage, key, request.headers.range);
    if (part) return sendPart(reply, part);
    const file = await storage.get(key);
    if (!file) return refuse(kernelErrors.not_found);
    const disposition = shownHere.has(file.mediaType) ? 'inline' : 'attachment';
    if (played.has(file.mediaType)) void reply.header('accept-ranges', 'bytes');
    return reply.header('content-disposition', disposition).type(file.mediaType).send(file.content);
  });
  app.route({
    method: ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/files/*',
    config: both,
    onRequest: async () => refuse(kernelErrors.forbidden),
    handler: async () => refuse(kernelErrors.forbidden),
  });
}
