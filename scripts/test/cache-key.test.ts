import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const packageOf = (place: string) =>
  JSON.stringify({ name: 'own', type: 'module', exports: { './lamp': place } });

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'cache-key-'));
  write(
    'vitest.config.mjs',
    `import { cacheKey } from ${JSON.stringify(path.join(projectRoot, 'scripts/test/cache-key.ts'))};
    export default {
      plugins: [cacheKey(import.meta.dirname)],
      test: { globals: true, experimental: { fsModuleCache: true, fsModuleCachePath: 'cache' } },
    };`,
  );
  write('packages/own/package.json', packageOf('./old/lamp.js'));
  write('packages/own/old/lamp.js', `export const lamp = 'old';`);
  mkdirSync(path.join(root, 'node_modules'));
  symlinkSync(path.join(root, 'packages/own'), path.join(root, 'node_modules/own'));
  write('words/one.words.js', `export const word = 'one';`);
  write(
    'glob.ts',
    `type Words = { word: string };
    export const words = Object.keys(import.meta.glob<Words>('./words/*.words.js', { eager: true }));`,
  );
  write('lamp.js', `export { lamp } from 'own/lamp';`);
  write(
    'moved.test.js',
    `import { words } from './glob.ts';
    import { lamp } from './lamp.js';
    test('what is there', () => console.log('FOUND ' + [...words, lamp].join(' ')));`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

/** The files that a run of its own finds. */
function found(): string | undefined {
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const said = execFileSync(process.execPath, [vitest, 'run', '--root', root], { encoding: 'utf8' });
  return /FOUND (.*)/.exec(said)?.[1];
}

test('a module that names the files of a folder, or a file by its package, is read anew after one of them moved', () => {
  expect(found()).toBe('./words/one.words.js old');
  expect(found()).toBe('./words/one.words.js old');
  renameSync(path.join(root, 'words/one.words.js'), path.join(root, 'words/two.words.js'));
  write('packages/own/new/lamp.js', `export const lamp = 'new';`);
  write('packages/own/package.json', packageOf('./new/lamp.js'));
  expect(found()).toBe('./words/two.words.js new');
});
