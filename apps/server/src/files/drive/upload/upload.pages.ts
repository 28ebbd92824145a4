/** Where the bytes of uploads go: tus 1.0.0, by a signed address that names the upload and its sender. */
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { uploadMemory } from '../../../platform/http/upload-memory.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { StorageFault } from '../../../platform/storage/storage.ts';
import { UploadTusStore } from './tus-store.ts';
import { readCode, uploadsAt } from './upload-code.ts';
import { uploadLeases } from './upload-leases.ts';
import { partBytes } from './upload-parts.ts';

/** How long a request that another takes the place of goes on, so that what has arrived of it is kept. */
const drainMs = 200;
const mebibyte = 1024 * 1024;
/** A part as it came, and encrypted. */
const heldByOne = 3 * partBytes;
const memory = { inAll: 192 * mebibyte, ofOne: 36 * mebibyte };
const offsetType = 'application/offset+octet-stream';

type Request = FastifyRequest<{ Params: { readonly code: string } }>;

function answerTo(error: Error | { status_code: number; body: string }) {
  if ('status_code' in error) return undefined;
  if (error instanceof StorageFault)
    return error.full
      ? { status_code: 507, body: kernelErrors.storage_full.message }
      : { status_code: 503, body: kernelErrors.unavailable.message };
  return { status_code: 503, body: kernelErrors.unavailable.message };
}

/** Headers that every answer of ours has; tus writes to the connection itself. */
function passHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.setHeader('cache-control', 'no-store');
}

export async function mountUploads(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config, log } = platform;
  const leases = uploadLeases(platform);
  const held = uploadMemory(memory);
  const server = new Server({
    path: uploadsAt,
    datastore: new UploadTusStore({ ...platform, leases }),
    locker: leases,
    lockDrainTimeout: drainMs,
    allowedOrigins: [config.publicOrigin],
    getFileIdFromRequest: (_request, code) => readCode(config.secret, code ?? '')?.uploadId,
    onResponseError: (_request, error) => {
      const answer = answerTo(error);
      if (answer) log.error({ err: error }, 'an upload failed');
      return answer;
    },
  });

  const handle = async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const sender = readCode(config.secret, request.params.code);
    if (!sender) return refuse(kernelErrors.not_found);
    const holds = request.method === 'PATCH' ? heldByOne : 0;
    held.hold(sender.userId, holds);
    try {
      passHeaders(reply);
      reply.hijack();
      await server.handle(request.raw, reply.raw);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // The connection is gone; what came is kept.
      reply.raw.destroy();
    } finally {
      held.letGo(sender.userId, holds);
    }
    return reply;
  };

  await app.register(async (scope) => {
    // The bytes go through untouched: tus reads them from the connection.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(offsetType, (_request, _body, done) => done(null));
    scope.route<{ Params: { readonly code: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${uploadsAt}/:code`,
      handler: handle,
    });
  });
}
