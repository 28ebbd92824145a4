import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QueueFull } from '../../../platform/reading/fair-queue.ts';
import { refuse } from '../../../platform/refusal.ts';
import { seenItem } from '../access.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { versionOf } from '../read-versions.ts';
import { type Thumbnails, createThumbnails } from './make-thumbnail.ts';
import { type ThumbnailOpening, readThumbnailOpening } from './thumbnail-keys.ts';

interface Asked {
  readonly Querystring: { readonly code?: unknown };
}

const retryAfter = 5;

/** The person with the rights of now: what was taken away from them is gone at once. */
async function pictureOf(
  { platform: { db }, makers }: DriveDependencies,
  thumbnails: Thumbnails,
  opening: ThumbnailOpening,
): Promise<Buffer> {
  const viewer = await makers.single().find(db, opening);
  if (!viewer) return refuse(kernelErrors.not_found);
  const { item } = await seenItem(db, viewer, opening.itemId);
  const version = await versionOf(db, item, opening.versionId);
  try {
    return (await thumbnails.of(version, opening.userId)) ?? refuse(kernelErrors.not_found);
  } catch (error) {
    if (error instanceof QueueFull) refuse(kernelErrors.unavailable, { retryAfter });
    throw error;
  }
}

/** Every fault of the address is answered with the same 403. What it shows never changes, so browsers keep it. */
async function sendThumbnail(
  deps: DriveDependencies,
  thumbnails: Thumbnails,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, clock } = deps.platform;
  const now = clock.now();
  const { code } = request.query;
  const opening = typeof code === 'string' ? readThumbnailOpening(config.secret, code, now) : null;
  if (!opening) return refuse(kernelErrors.forbidden);
  const picture = await pictureOf(deps, thumbnails, opening);
  const seconds = Math.floor((opening.until - now.getTime()) / 1_000);
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', `private, max-age=${seconds}, immutable`)
    .type('image/webp')
    .send(picture);
}

export function mountThumbnails(app: FastifyInstance, deps: DriveDependencies): void {
  const thumbnails = createThumbnails(deps.platform);
  app.get<Asked>('/drive-thumbnail', { exposeHeadRoute: false }, (request, reply) =>
    sendThumbnail(deps, thumbnails, request, reply),
  );
}
