/**
 * After the build: bundles src/app/pwa/service-worker.ts into build/client/sw.js and tells it which files stand for the app's
 * shell, namely what the home page needs at once and the offline page with its picture, and which pages are a bare shell.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { filesOfPage } from './byte-budget.mjs';

const here = import.meta.dirname;
const client = path.join(here, 'build/client');
const { bareShells } = await import(pathToFileURL(path.join(here, 'build/server/index.js')).href);
const files = ['/offline.html', '/icon.svg', '/icons/icon-192.png', ...(await filesOfPage('/home'))];

/** Another version whenever a file of the shell, or the worker itself, is another. */
async function versionOf() {
  const hash = createHash('sha256').update(JSON.stringify(bareShells));
  for (const file of files) hash.update(file).update(await readFile(path.join(client, file)));
  for (const name of ['treatment.rules.ts', 'push.rules.ts', 'push-handlers.ts', 'service-worker.ts'])
    hash.update(await readFile(path.join(here, 'src/app/pwa', name)));
  return hash.digest('hex').slice(0, 12);
}

await build({
  configFile: false,
  logLevel: 'warn',
  define: {
    __FILES__: JSON.stringify(files),
    __SHELLS__: JSON.stringify(bareShells),
    __VERSION__: JSON.stringify(await versionOf()),
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: path.join(here, 'src/app/pwa/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
