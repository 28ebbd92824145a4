/**
 * Started by `start-pages-process.ts`: renders public pages before visitors ask for them, one after the other, for the
 * cache of the server that started it (docs/decisions/loading-the-web-app.md).
 */
import os from 'node:os';
import { composeApp, pageCallsOf } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase, openPool } from './platform/db/database.ts';
import { mobileSiteOf } from './platform/http/mobile-site.ts';
import { type PageKeys, pageKeys } from './platform/http/pages/page-keys.ts';
import { keysOfExpected } from './platform/http/pages/pages-ahead.ts';
import { type PageRenderer, pageRenderer, siteOf } from './platform/http/pages/render-page.ts';
import { importWebBuild } from './platform/http/web.ts';
import { createLog } from './platform/log.ts';
import { dataFolder } from './platform/paths.ts';
import { createProviders } from './platform/providers/create.ts';
import { createStorage } from './platform/storage/create.ts';
import type { PagesAnswer, PagesOpening, PagesOrder } from './pages-messages.ts';

/** The calls of one page. */
const connections = 2;

interface Opened {
  readonly renderer: PageRenderer;
  readonly keys: PageKeys;
}

/** The domains as the server has them, without doors, jobs and sockets. */
async function open({ config, databaseUrl }: PagesOpening): Promise<Opened> {
  const pool = openPool(databaseUrl, { max: connections });
  const log = createLog(config.LOG_LEVEL);
  const db = openDatabase(pool);
  const storage = createStorage(config, dataFolder(process.env['DATA_DIR']), db);
  const providers = createProviders(config, db);
  const composed = composeApp({ config, pool, clock: systemClock, log, storage, providers });
  const build = await importWebBuild();
  if (!build) throw new Error('The web app is not built.');
  const api = pageCallsOf(composed.platform, composed.composition);
  const renderer = pageRenderer({ build, site: siteOf(config), api, mobile: mobileSiteOf(config) });
  return { renderer, keys: pageKeys(build) };
}

let opened: Opened | null = null;

async function obey(order: PagesOrder): Promise<PagesAnswer> {
  if ('open' in order) {
    opened = await open(order.open);
    return { ready: true };
  }
  if (!opened) throw new Error('A page was asked for before the start.');
  const { renderer, keys } = opened;
  if ('expected' in order) return { keys: keysOfExpected(keys, order.expected) };
  const { key, asked } = order.task;
  if (asked && (await renderer.isCurrent({ asked }))) return { page: null };
  return { page: (await renderer.render(key)).pack() };
}

// Calls of people go first where processors are short.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (order) => {
  void obey(order as PagesOrder)
    .catch(
      (error: unknown): PagesAnswer => ({
        failed: error instanceof Error ? String(error.stack) : String(error),
      }),
    )
    .then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit());
