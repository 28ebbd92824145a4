/**
 * npm start: builds what is stale, and becomes the server. The server is there in seconds: it fills its database while the
 * pages are built beside it, and opens its doors when it has both. The back office is built behind the open doors, and
 * then the files of the pages are packed.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit, buildStale } from './build/build-stale.mjs';
import { projectRoot, requireNode, warnOfOldNode } from './project.mjs';

requireNode();
warnOfOldNode();
await buildOrExit({ only: ['server'] });
const pages = buildStale({ only: ['web'] });
const beside = (part) => buildStale({ only: [part], isBeside: true });
const office = pages.then(() => beside('back office'));
const packed = office.then(() => beside('packed copy of the web'));
// The server hears of a failure as soon as it waits for them; until then it must not end the process.
for (const built of [pages, office, packed]) built.catch(() => undefined);

/**
 * The terminal sends Ctrl-C to everyone, and npm hands its own on: the second must not cut the drain short.
 * Once the server listens for it, the stopping is the server's; before that there is nothing to drain.
 */
let handedOn = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    handedOn ||= process.listenerCount(signal) > 1;
    if (!handedOn) process.exit(1);
  });
}

const program = path.join(projectRoot, 'apps/server/build/serve.js');
process.argv[1] = program;
process.setSourceMapsEnabled(true);
const { serve } = await import(pathToFileURL(program).href);
await serve({ pages, office, packed });
