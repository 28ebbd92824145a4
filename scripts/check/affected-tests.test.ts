import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { affectedTests, thatFit } from './affected-tests.mjs';
import { projectFiles } from './changed-files.mjs';
import { circleThrough, importGraph, readFrom } from './import-graph.mjs';

/** A small project: each file with its text. */
function graphOf(files: Readonly<Record<string, string>>) {
  return importGraph(Object.keys(files), (file: string) => files[file] ?? '');
}

const lamps = {
  'packages/contract/src/lamp/lamp.api.ts': "import { z } from 'zod';",
  'apps/server/src/lamp/light-lamp.ts':
    "import { lightLamp } from '@nukkad/contract/lamp/lamp.api';\nexport const a = lightLamp;",
  'apps/server/src/lamp/index.ts': "export { a } from './light-lamp.ts';",
  'apps/server/src/lamp/light-lamp.test.ts': "import { world } from '../../test/lamp-world.ts';",
  'apps/server/src/lamp/zebra.test.ts': "import './index.ts';",
  'apps/server/src/street/street.test.ts': "import '../lamp/index.ts';",
  'apps/server/src/quiet/quiet.test.ts': "import 'vitest';",
  'apps/server/test/lamp-world.ts': "export const world = () => import('../src/lamp/index.ts');",
};
/** Of this project itself, read once. */
const ownFiles = projectFiles();
const own = importGraph(ownFiles, readFrom(projectRoot));

const filesOf = (affected: readonly { readonly file: string }[]) => affected.map(({ file }) => file);

test('tests are found through re-exports, packages and imports at run time, the nearest first', () => {
  expect(filesOf(affectedTests(graphOf(lamps), ['apps/server/src/lamp/light-lamp.ts']))).toEqual([
    'apps/server/src/lamp/light-lamp.test.ts',
    'apps/server/src/lamp/zebra.test.ts',
    'apps/server/src/street/street.test.ts',
  ]);
});

test('a change of the contract reaches the tests of its domain before others', () => {
  expect(filesOf(affectedTests(graphOf(lamps), ['packages/contract/src/lamp/lamp.api.ts']))).toEqual([
    'apps/server/src/lamp/zebra.test.ts',
    'apps/server/src/lamp/light-lamp.test.ts',
    'apps/server/src/street/street.test.ts',
  ]);
});

test('a changed test comes first, and a change that no test imports concerns none', () => {
  const changed = ['apps/server/src/lamp/light-lamp.ts', 'apps/server/src/street/street.test.ts'];
  expect(affectedTests(graphOf(lamps), changed)[0]).toEqual({
    file: 'apps/server/src/street/street.test.ts',
    distance: 0,
  });
  expect(affectedTests(graphOf(lamps), ['README.md'])).toEqual([]);
});

test('a deleted file concerns the tests that still import it, and no test that is gone', () => {
  const { 'apps/server/src/lamp/light-lamp.ts': _gone, ...left } = lamps;
  expect(affectedTests(graphOf(left), ['apps/server/src/quiet/gone.test.ts'])).toEqual([]);
});

test('a migration concerns the tests that read the schema, a store the one that reads statements', () => {
  const ofMigration = filesOf(affectedTests(own, ['apps/server/migrations/0001_platform.sql']));
  expect(ofMigration).toContain('apps/server/test/schema/schema.test.ts');
  expect(ofMigration).toContain('apps/server/test/statements/statements.test.ts');
  const store = [...own.keys()].find((file) => file.endsWith('.store.ts')) ?? '';
  expect(filesOf(affectedTests(own, [store]))).toContain('apps/server/test/statements/statements.test.ts');
});

test.each([
  ['docs/notices.md', 'apps/server/test/notices.test.ts'],
  ['docs/other-clients.md', 'scripts/walls/served-calls.test.ts'],
  ['docs/testing.md', 'scripts/test/shares.test.ts'],
  ['docs/map.md', 'scripts/new/new.test.ts'],
  ['README.md', 'apps/server/src/platform/config.test.ts'],
])('a document concerns the tests that read it: %s', (document, reader) => {
  const affected = filesOf(affectedTests(own, [document]));
  expect(affected).toContain(reader);
  expect(affected).toContain('scripts/walls/named-files.test.ts');
});

test('a notice concerns the table of notices, which no import leads to without the whole application', () => {
  const notices = [...own.keys()].find((file) => file.endsWith('.notices.ts')) ?? '';
  expect(filesOf(affectedTests(own, [notices]))).toContain('apps/server/test/notices.test.ts');
});

test('every import of the project is followed: only generated files and packages are not', () => {
  expect(own.get('apps/server/src/serve.ts')?.length).toBeGreaterThan(3);
  const tests = ownFiles.filter((file) => /^apps\/server\/.+\.test\.ts$/.test(file));
  expect(tests.filter((file) => (own.get(file) ?? []).length === 0)).toEqual([]);
});

test('what fits into the time is run, the rest is named, and the nearest is run in any case', () => {
  const affected = ['a', 'b', 'c', 'd'].map((file) => ({ file }));
  const seconds: Record<string, number> = { a: 50, b: 4, c: 9, d: 5 };
  const secondsOf = (file: string) => seconds[file] ?? 0;
  expect(thatFit(affected, { seconds: 10, secondsOf })).toEqual({ run: ['a'], leftOut: ['b', 'c', 'd'] });
  expect(thatFit(affected.slice(1), { seconds: 10, secondsOf })).toEqual({
    run: ['b', 'd'],
    leftOut: ['c'],
  });
});

test('a circle of imports is found by each file in it', () => {
  const graph = graphOf({
    'a.ts': "import './b.ts';",
    'b.ts': "import './c.ts';",
    'c.ts': "import './a.ts';",
    'd.ts': "import './a.ts';",
  });
  expect(circleThrough(graph, 'b.ts')).toEqual(['b.ts', 'c.ts', 'a.ts', 'b.ts']);
  expect(circleThrough(graph, 'd.ts')).toBeUndefined();
});

test('npm run check names a commit that it compares with, or says that there is none', () => {
  const list = () =>
    execFileSync(process.execPath, ['scripts/check.mjs', '--list', 'HEAD'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
  expect(list()).toMatch(/^\d+ files differ from HEAD; \d+ test files depend on them\.\n/);
});
