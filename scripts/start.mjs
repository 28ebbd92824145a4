/** npm start: builds what is stale, then becomes the server. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build/build-stale.mjs';
import { projectRoot, requireNode } from './project.mjs';

requireNode();
await buildStale();

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

const main = path.join(projectRoot, 'apps/server/build/main.js');
process.argv[1] = main;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);
