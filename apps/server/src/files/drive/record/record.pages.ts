import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../../platform/refusal.ts';
import { attachmentOf } from '../../../platform/storage/attachment.ts';
import { answerOf } from './read-records.ts';
import type { RecordAsker, RecordDependencies, RecordFile } from './record.interface.ts';
import { type RecordOpening, readOpening } from './record-keys.ts';

interface Asked {
  readonly Querystring: { readonly code?: unknown };
}

function contentOf({ platform: { storage } }: RecordDependencies, file: RecordFile) {
  if ('url' in file) return null;
  return 'storageKey' in file ? storage.get(file.storageKey) : file.read();
}

/** The person with the rights of now, asked for the record again. */
async function fileOf(deps: RecordDependencies, opening: RecordOpening): Promise<RecordFile | null> {
  const { clock, db } = deps.platform;
  const viewer = await deps.makers.single().find(db, opening);
  const answer = viewer && answerOf(deps, viewer, opening.folder);
  if (!answer) return null;
  const asker: RecordAsker = { viewer, lang: opening.lang, now: clock.now() };
  return answer.file(db, asker, opening.recordId);
}

/** Every fault is answered with the same 403; what is gone meanwhile with 404. */
async function sendFile(
  deps: RecordDependencies,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, clock } = deps.platform;
  const { code } = request.query;
  const opening = typeof code === 'string' ? readOpening(config.secret, code, clock.now()) : null;
  if (!opening) return refuse(kernelErrors.forbidden);
  const file = await fileOf(deps, opening);
  const kept = file && (await contentOf(deps, file));
  if (!kept) return refuse(kernelErrors.not_found);
  return reply
    .header('content-disposition', attachmentOf(file.fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type(kept.mediaType)
    .send(kept.content);
}

export function mountRecordFiles(app: FastifyInstance, deps: RecordDependencies): void {
  app.get<Asked>('/record-file', { exposeHeadRoute: false }, (request, reply) =>
    sendFile(deps, request, reply),
  );
}
