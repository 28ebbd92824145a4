import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltModules, builtModules, compiledFiles, keyOf } from './built-modules.mjs';
import { compiledFor } from './from-build.ts';

let root: string;
let built: BuiltModules;

const tree = {
  'package-lock.json': '{}',
  'packages/contract/package.json': JSON.stringify({
    type: 'module',
    exports: { '.': { source: './src/index.ts' }, './*': { source: './src/*.ts' } },
  }),
  'packages/contract/src/index.ts': `export { paise } from './kernel/money.ts';`,
  'packages/contract/src/kernel/money.ts':
    'export const paise = { of: (rupees: number): number => rupees * 100 };',
  'apps/server/src/open-app.ts': `import { paise } from '@nukkad/contract/kernel/money';
    export { counted } from './counted.ts';
    export const fee = (): number => paise.of(5);`,
  'apps/server/src/counted.ts':
    'export const counted = { times: 0 };\nexport const here = import.meta.filename;',
  'apps/server/src/counted.test.ts': `import { counted } from './counted.ts';`,
  'apps/server/seed/seed.ts': `import { counted } from '../src/counted.ts';\nexport const seed = () => ++counted.times;`,
  'apps/server/test/builder.ts': `import { fee } from '../src/open-app.ts';\nexport const aFee = fee();`,
  'apps/server/src/program-beside.ts': 'export const here = import.meta.url;',
  'apps/server/src/platform/reading/reader-child.ts': 'export const here = import.meta.url;',
  'apps/server/src/platform/reading/reader-process.ts': `import { counted } from '../../counted.ts';
    export const here = import.meta.filename + counted.times;`,
  'apps/web/src/platform/api/payload-encryption.ts': 'export const encrypt = 1;',
  'scripts/test/fixed-part.mjs': 'export const hashOf = 1;',
};

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
const compiled = (source: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(built.folder, source)).href);

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'built-modules-'));
  for (const [name, text] of Object.entries(tree)) write(name, text);
  mkdirSync(path.join(root, 'node_modules/@nukkad'), { recursive: true });
  symlinkSync(path.join(root, 'packages/contract'), path.join(root, 'node_modules/@nukkad/contract'));
  built = await builtModules(root);
});
afterAll(() => rmSync(root, { recursive: true }));

test('each source says its exports in a file of its own, and there is one of each module', async () => {
  const { counted, here } = await compiled('apps/server/src/counted.js');
  const { seed } = (await compiled('apps/server/seed/seed.js')) as { seed: () => number };
  const { aFee } = await compiled('apps/server/test/builder.js');
  expect(seed()).toBe(1);
  expect(counted).toEqual({ times: 1 });
  expect((await compiled('apps/server/src/open-app.js'))['counted']).toBe(counted);
  expect(aFee).toBe(500);
  expect(here).toBe(path.join(root, 'apps/server/src/counted.ts'));
});

test('what starts programs finds them beside it, compiled, and the reader without the application', async () => {
  const { here } = await compiled('apps/server/src/program-beside.js');
  expect(here).toBe(pathToFileURL(path.join(built.folder, 'apps/server/src/program-beside.js')).href);
  const { here: child } = await compiled('apps/server/src/platform/reading/reader-child.js');
  const reader = new URL('reader-process.js', String(child));
  expect(readFileSync(reader, 'utf8')).not.toContain('import');
  expect(((await import(/* @vite-ignore */ reader.href)) as { here: string }).here).toBe(
    `${path.join(root, 'apps/server/src/platform/reading/reader-process.ts')}0`,
  );
});

test('a build is used again while every source has its text, and made anew when one changes', async () => {
  expect((await builtModules(root)).folder).toBe(built.folder);
  write('apps/server/src/counted.ts', 'export const counted = { times: 7 };');
  const changed = await builtModules(root);
  expect(changed.folder).not.toBe(built.folder);
  write('apps/server/src/counted.ts', tree['apps/server/src/counted.ts']);
  expect((await builtModules(root)).folder).toBe(built.folder);
});

test('two projects of a run that ask at once are given one build', async () => {
  write('apps/server/src/counted.ts', 'export const counted = { times: 8 };');
  const [one, other] = await Promise.all([builtModules(root), builtModules(root)]);
  expect(other.folder).toBe(one.folder);
  expect(readdirSync(path.dirname(one.folder)).filter((name) => name.includes('.'))).toEqual([]);
  write('apps/server/src/counted.ts', tree['apps/server/src/counted.ts']);
});

test('a source that is added, a test that is not compiled', () => {
  const before = keyOf(root, compiledFiles(root));
  write('apps/server/src/more.test.ts', 'export {};');
  expect(keyOf(root, compiledFiles(root))).toBe(before);
  write('apps/server/src/more.ts', 'export {};');
  expect(keyOf(root, compiledFiles(root))).not.toBe(before);
  rmSync(path.join(root, 'apps/server/src/more.ts'));
});

test('what the key does not know of is not compiled', async () => {
  write('bench/stray.ts', 'export const stray = 1;');
  write('apps/server/src/strays.ts', `export { stray } from '../../../bench/stray.ts';`);
  await expect(builtModules(root)).rejects.toThrow('bench/stray.ts');
  rmSync(path.join(root, 'apps/server/src/strays.ts'));
});

test('a test imports what is compiled, by whichever name; a source that is read itself imports sources', () => {
  const from = (importer: string | undefined, name: string) => {
    const at = importer && path.join(root, importer);
    const found = compiledFor(root, built, name, at);
    return found && path.relative(built.folder, found);
  };
  const own = 'apps/server/src/counted.test.ts';
  expect(from(own, './counted.ts')).toBe('apps/server/src/counted.js');
  expect(from(own, '../test/builder.ts')).toBe('apps/server/test/builder.js');
  expect(from(own, '@nukkad/contract')).toBe('packages/contract/src/index.js');
  expect(from(own, '@nukkad/contract/kernel/money')).toBe('packages/contract/src/kernel/money.js');
  expect(from(own, pathToFileURL(path.join(root, 'apps/server/seed/seed.ts')).href)).toBe(
    'apps/server/seed/seed.js',
  );
  for (const name of ['vitest', 'node:fs', './counted.json', '../../../bench/stray.ts'])
    expect(from(own, name)).toBeNull();
  expect(from('apps/server/seed/seed.ts', '../src/counted.ts')).toBeNull();
  expect(from(undefined, './counted.ts')).toBeNull();
});
