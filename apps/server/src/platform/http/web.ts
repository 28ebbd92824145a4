import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { projectRoot } from '../paths.ts';
import { mountBuiltFiles } from './built-files.ts';
import { mobileSiteOf } from './mobile-site.ts';
import type { InProcess } from './pages/in-process.ts';
import { type PageParts, mountPages } from './pages/mount-pages.ts';
import { type WebBuild, siteOf } from './pages/render-page.ts';
import { markRoutes } from './served-at.ts';

const folder = path.join(projectRoot, 'apps/web/build');

/** Null: the web app is not built. */
export async function importWebBuild(): Promise<WebBuild | null> {
  const entry = path.join(folder, 'server/index.js');
  return existsSync(entry) ? ((await import(pathToFileURL(entry).href)) as WebBuild) : null;
}

export interface WebParts extends Pick<PageParts, 'cache' | 'isCity' | 'observe'> {
  readonly api: InProcess;
}

/**
 * The web app's build: files with a cache lifetime of a year, pages rendered here (docs/decisions/loading-the-web-app.md). Answers
 * whether it is built.
 */
export async function mountWeb(app: FastifyInstance, config: Config, parts: WebParts): Promise<boolean> {
  const build = await importWebBuild();
  if (!build) return false;
  await app.register(async (files) => {
    markRoutes(files, { counted: 'builtFile' });
    await mountBuiltFiles(files, '/', {
      root: path.join(folder, 'client'),
      maxAge: '1h',
      setHeaders: (response, file) => {
        if (file.includes(`${path.sep}assets${path.sep}`))
          response.header('cache-control', 'public, max-age=31536000, immutable');
        // A worker that were kept would keep the old release with it.
        if (/[\\/]sw\.js(\.br|\.gz)?$/.test(file)) response.header('cache-control', 'no-cache');
      },
    });
  });
  mountPages(app, {
    ...parts,
    build,
    site: siteOf(config),
    mobile: mobileSiteOf(config),
    officeHost: config.BACKOFFICE_ORIGIN ? new URL(config.BACKOFFICE_ORIGIN).host : null,
  });
  return true;
}
