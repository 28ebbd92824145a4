import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { madeOnce } from '../made-once.ts';
import { projectRoot } from '../paths.ts';
import { mountBuiltFiles } from './built-files.ts';
import { answerNotFound } from './not-found.ts';
import { markRoutes, plainPath, servedAt } from './served-at.ts';

/**
 * With BACKOFFICE_ORIGIN the two apps live on origins of their own, and each knows nothing of the other: a script
 * that got into the public pages cannot even ask the back office. Both answer signed files and the way to them, and the
 * questions of those who keep the server alive.
 */
export function keepOriginsApart(app: FastifyInstance, config: Config): void {
  if (!config.BACKOFFICE_ORIGIN) return;
  const { host } = new URL(config.BACKOFFICE_ORIGIN);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const isOffice = request.host === host;
    if (isOffice && plainPath(request.url) === '/') return reply.redirect('/backoffice/');
    const at = servedAt(request);
    if (at === 'both' || isOffice === (at === 'backoffice')) return;
    return answerNotFound(request, reply);
  });
}

/**
 * The back office's build: an app that is drawn in the browser alone, so every address of it is the one page. Who asks
 * while it is built waits for it.
 */
export async function mountBackoffice(app: FastifyInstance, built?: Promise<unknown>): Promise<void> {
  const folder = path.join(projectRoot, 'apps/backoffice/build');
  const index = path.join(folder, 'index.html');
  if (!built && !existsSync(index)) return;
  const assets = path.join(folder, 'assets');
  // Who sends files of a folder looks for it at once.
  if (built) await mkdir(assets, { recursive: true });
  const page = madeOnce(async () => {
    await built;
    return readFile(index);
  });
  await app.register(async (office) => {
    markRoutes(office, { servedAt: 'backoffice', counted: 'builtFile' });
    await mountBuiltFiles(office, '/backoffice/assets/', {
      root: assets,
      immutable: true,
      maxAge: '365d',
      built,
    });
  });
  const sendPage = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await page());
  const config = { servedAt: 'backoffice' } as const;
  app.get('/backoffice', { config }, async (_request, reply) => reply.redirect('/backoffice/'));
  app.get('/backoffice/*', { config }, sendPage);
}
