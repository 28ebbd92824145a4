import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { domainOf, exportsBesideDomain, valuesFrom, valuesOfOthers } from './lent-values.ts';

const server = path.join(projectRoot, 'apps/server/src');
const sources = (readdirSync(server, { recursive: true }) as string[])
  .map((file) => `apps/server/src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }));

test('a domain takes types from another one, and values from the interface that it was handed', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(
    sources.flatMap(({ file, text }) => valuesOfOthers(file, text).map((of) => `${file} <- ${of}`)),
  ).toEqual([]);
});

test('a domain shows the function that makes it, what it needs, and types', () => {
  const interfaces = sources.filter(
    ({ file }) => domainOf(file) !== null && /^([^/]+\/){5}index\.ts$/.test(file),
  );
  expect(interfaces.length).toBeGreaterThan(15);
  expect(
    interfaces.flatMap(({ file, text }) => exportsBesideDomain(file, text).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});

test('what a domain opens for the seeds is imported by the seeds alone', () => {
  const breaches = sources.filter(({ file, text }) =>
    valuesFrom(file, text).some((other) => domainOf(other) !== null && other.endsWith('.seed.ts')),
  );
  expect(breaches.map(({ file }) => file)).toEqual([]);
});

const kite = 'apps/server/src/sky/kite/fly-kite.ts';
const lamp = 'apps/server/src/light/lamp/index.ts';

test.each([
  ["import { light } from '../../light/lamp/index.ts';"],
  ["import { type Lamp, light } from '../../light/lamp/index.ts';"],
  ["import '../../light/lamp/index.ts';"],
  ["import * as lamps from '../../light/lamp/index.ts';"],
  ["export { light } from '../../light/lamp/index.ts';"],
])('a planted value of another domain is found: %s', (line) => {
  expect(valuesOfOthers(kite, line)).toEqual([lamp]);
});

test.each([
  ["import type { Lamp } from '../../light/lamp/index.ts';"],
  ["import { type Lamp } from '../../light/lamp/index.ts';"],
  ["export type { Lamp } from '../../light/lamp/index.ts';"],
  ["import { tail } from './tail.ts';"],
  ["import { write } from '../../platform/write.ts';"],
])('what lends no value passes: %s', (line) => {
  expect(valuesOfOthers(kite, line)).toEqual([]);
});

test.each([
  ["export { light } from './light-lamp.ts';", ['light']],
  ['export const light = () => undefined;', ['light']],
  ["export * from './lamp.rules.ts';", ['*']],
  ["export type { Lamp } from './lamp.ts';\nexport function createLampDomain() {}", []],
  ['export const lamp = domain({ needs: [], create: createLampDomain });', []],
])('what an index exports is known: %s', (text, found) => {
  expect(exportsBesideDomain(lamp, text)).toEqual(found);
});
