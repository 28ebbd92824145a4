import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { isBrowserOf } from '../../platform/http/csrf.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { linkFits } from './list-export-keys.ts';
import { nameOf } from './list-export-records.ts';
import { fileOf, findListExport } from './list-export.store.ts';
import { mediaTypes } from './make-list-export.ts';
import { readerOf } from './reader-of.ts';

interface Asked {
  readonly Params: { readonly exportId: string };
  readonly Querystring: { readonly s?: unknown; readonly e?: unknown; readonly k?: unknown };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Signed, in time, opened by the browser of the session that was given the link, which may still read the list. Every fault
 * is answered with the same 403.
 */
async function open(deps: ListExportDependencies, request: FastifyRequest<Asked>) {
  const { params, query } = request;
  const { config, clock, db } = deps.platform;
  const { exportId } = params;
  const sessionId = text(query.s);
  const signature = { e: text(query.e), k: text(query.k) };
  const isOurs =
    uuid.test(exportId) &&
    linkFits(config.secret, { exportId, sessionId }, signature, clock.now()) &&
    isBrowserOf(request, config.secret, sessionId);
  const row = isOurs ? await findListExport(db, exportId) : null;
  if (row?.status !== 'ready' || row.expiresAt <= clock.now()) return refuse(kernelErrors.forbidden);
  const reader = await readerOf(deps, row, sessionId);
  return typeof reader === 'string' ? refuse(kernelErrors.forbidden) : { row, reader };
}

async function sendFile(deps: ListExportDependencies, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const { platform } = deps;
  const { row, reader } = await open(deps, request);
  const file = await platform.storage.open(fileOf(row.exportId));
  if (!file) return refuse(kernelErrors.not_found);
  await platform.write(system, (tx) =>
    audit(tx, platform.clock.now(), {
      ...actorOnBehalf(reader),
      action: 'list.open_export',
      subjectKind: 'list_export',
      subjectId: row.exportId,
      detail: { list: row.list, rows: row.rowCount },
    }),
  );
  return reply
    .header('content-disposition', `attachment; filename="${nameOf(row)}"`)
    .header('content-length', String(file.bytes))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type(mediaTypes[row.format])
    .send(file.content);
}

/** The files of both apps: the public one and the back office. */
export const listExportPages = (deps: ListExportDependencies) => (app: FastifyInstance) => {
  app.get<Asked>(
    '/list-exports/:exportId/file',
    { exposeHeadRoute: false, config: { servedAt: 'both' } },
    (request, reply) => sendFile(deps, request, reply),
  );
};
