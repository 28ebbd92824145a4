import { expect, test } from 'vitest';
import { retiredInDocument, retiredInPath, retiredInSource, retiredNames } from './find-terms.mjs';

const planted = 'apps/server/src/light/lamp/light-lamp.ts';

test.each(Object.keys(retiredNames))('a file named after "%s" is found', (word) => {
  expect(retiredInPath(`apps/server/src/light/lamp/lamp.${word}.ts`)).toHaveLength(1);
  expect(retiredInPath(`apps/server/src/light/${word}/lamp.ts`)).toHaveLength(1);
});

test.each([
  'export interface LampDoor {}',
  'const lampWorld = 1;',
  'function light(wish: object) { return wish; }',
  "import { somebodyNew } from './lamp.ts';",
])('an identifier with a retired word is found: %s', (source) => {
  expect(retiredInSource(planted, `const one = 1;\n${source}`)).toEqual([
    expect.stringContaining(`${planted}:2`),
  ]);
});

test.each([
  '/** Whoever lights the lamp pays for it. */',
  '// Somebody else may have lit it.',
  "test('nobody lights it twice', () => {});",
  "test.each([1])('everybody sees lamp %s', () => {});",
  'describe(`whomever the ${lamp} belongs to`, () => {});',
])('a sentence without a subject is found: %s', (source) => {
  expect(retiredInSource(planted, `const one = 1;\n${source}`)).toEqual([
    expect.stringContaining(`${planted}:2`),
  ]);
});

test('a document is checked line by line', () => {
  expect(retiredInDocument('docs/lamp.md', 'The owner pays.\nNobody else does.')).toEqual([
    expect.stringContaining('docs/lamp.md:2'),
  ]);
});

test.each([
  '/** The caller must hold the lock of the lamp. */',
  '/** `nobody`: the account that owns no files. */',
  "const lamp = { door: 1, wish: 2 }; lamp.door; test('the owner lights it', () => {});",
  "const said = 'Nobody is there.';",
  'const lifetime = 1; const indoors = 2;',
])('sound code passes: %s', (source) => {
  expect(retiredInSource(planted, source)).toEqual([]);
});

test('a path with standard terms passes', () => {
  expect(retiredInPath('apps/server/src/light/lamp/lamp.interface.ts')).toEqual([]);
});
