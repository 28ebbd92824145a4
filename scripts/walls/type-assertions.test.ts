import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { typeAssertions } from './type-assertions.ts';

/** These figures only fall. Parse, narrow or type the value where it is made; ids get their brand from the contract. */
const most = { all: 195, ids: 1 };

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:d|test|spec)\.tsx?$/.test(file);
const below = (parent: string) =>
  readdirSync(path.join(projectRoot, parent))
    .map((name) => path.join(projectRoot, parent, name, 'src'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((file) => path.join(folder, file)),
    );
const assertions = [...below('apps'), ...below('packages')].flatMap((file) =>
  typeAssertions(file, readFileSync(file, 'utf8')).map(({ line, type, isId }) => ({
    at: `${path.relative(projectRoot, file)}:${line} ${type}`,
    isId,
  })),
);

test('the number of types that are believed only falls', () => {
  expect(assertions.length).toBeGreaterThan(0);
  expect(assertions.length, assertions.map(({ at }) => at).join('\n')).toBeLessThanOrEqual(most.all);
});

test('an id is not made by a cast', () => {
  const ids = assertions.filter(({ isId }) => isId).map(({ at }) => at);
  expect(ids.length, ids.join('\n')).toBeLessThanOrEqual(most.ids);
});

test.each([
  ['const lamp = read() as Lamp;', 'Lamp', false],
  ['const id = row.id as LampId;', 'LampId', true],
  ["const id = row.id as Lamp['lampId'];", "Lamp['lampId']", true],
  ["const id = row.id as NonNullable<Lamp['_id']>;", "NonNullable<Lamp['_id']>", true],
  ['const lamp = <Lamp>read();', 'Lamp', false],
])('in a planted source: %s', (text, type, isId) => {
  expect(typeAssertions('lamp.ts', text)).toEqual([{ line: 1, type, isId }]);
});

test('what is no assertion passes', () => {
  expect(typeAssertions('lamp.ts', "const on = ['red'] as const; const lamp: Lamp = read();")).toEqual([]);
});
