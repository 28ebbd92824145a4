/** node scripts/command.mjs <name> …: builds the server if it is stale, then runs one of its commands. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit } from './build/build-stale.mjs';
import { projectRoot, requireNode } from './project.mjs';

requireNode();
const [name] = process.argv.splice(2, 1);
await buildOrExit({ only: ['server'] });
await import(pathToFileURL(path.join(projectRoot, `apps/server/build/${name}.js`)).href);
