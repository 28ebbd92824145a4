import { expect, test } from 'vitest';
import {
  isSpoken,
  retiredInDocument,
  retiredInPath,
  retiredInSource,
  retiredNames,
  retiredPhrasesIn,
} from './find-terms.mjs';

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

test.each([
  "t('lamp.lit', 'Lamp lit. The owner is told.')",
  "t('lamp.kept', 'Without an answer it counts as lit.')",
  "t('lamp.wait', 'The lamp waits for its owner')",
  't(`lamp.sum`, `${sum} in all`)',
  'const lamp = <p>It goes out by itself.</p>;',
])('a phrase of translated English on a screen is found: %s', (source) => {
  expect(retiredPhrasesIn('lamp.tsx', `const one = 1;\n${source}`)).toEqual([
    expect.stringContaining('lamp.tsx:2'),
  ]);
});

test.each([
  "t('lamp.lit', 'Lamp lit. We’ll let the owner know.')",
  "t('lamp.same', 'Your price stays the same.')",
  "t('lamp.every', 'Lamps in all rooms')",
])('business English passes: %s', (source) => {
  expect(retiredPhrasesIn('lamp.tsx', source)).toEqual([]);
});

test('of a noun the refusals are read, not what its table says to developers', () => {
  const source = `const life = lifecycle({ why: 'It waits for the owner.' });
defineErrors({ lamp_out: [409, 'The lamp waits for its owner.'] });`;
  expect(retiredPhrasesIn('lamp.noun.ts', source)).toEqual([expect.stringContaining('lamp.noun.ts:2')]);
});

test('screens, refusals and notices are read; tests, Hindi and what developers read are not', () => {
  for (const path of [
    'apps/web/src/light/lamp-page.tsx',
    'packages/contract/src/light/lamp.noun.ts',
    'apps/server/src/light/lamp.notices.ts',
  ])
    expect(isSpoken(path)).toBe(true);
  for (const path of [
    'apps/web/src/light/lamp.words.hi.ts',
    'apps/web/src/light/lamp-page.test.tsx',
    'packages/contract/src/light/lamp.api.ts',
  ])
    expect(isSpoken(path)).toBe(false);
});
