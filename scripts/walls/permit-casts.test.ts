import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { permitCasts } from './permit-casts.ts';

const server = path.join(projectRoot, 'apps/server/src');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
/** Here permits are made. */
const isKernel = (file: string) => file === 'platform/authorize.ts' || file.startsWith('platform/lifecycle/');
const castsIn = (file: string) =>
  permitCasts(file, readFileSync(path.join(server, file), 'utf8')).map(
    ({ line, type }) => `${file}:${line} ${type}`,
  );

test('no permit is made by a cast', () => {
  expect(sources.filter(isKernel).flatMap(castsIn).length).toBeGreaterThan(0);
  expect(sources.filter((file) => !isKernel(file)).flatMap(castsIn)).toEqual([]);
});

const typesIn = (source: string) => permitCasts('dim-lamp.ts', source).map(({ type }) => type);

test.each([
  ['saveLamp(tx, row as Authorized<LampRow>);', 'Authorized<LampRow>'],
  ["moves.move(tx, allowed as Allowed<'dim'>, { now });", "Allowed<'dim'>"],
  ['saveLamp(tx, row as Parameters<typeof saveLamp>[1]);', 'Parameters<typeof saveLamp>[1]'],
  ['saveLamp(tx, row as never);', 'never'],
  ['type Dim = Authorized<LampRow>;\nsaveLamp(tx, row as unknown as Dim);', 'Dim'],
  [
    'interface Dim { readonly row: Authorized<LampRow> }\nsaveLamp(tx, (held as readonly Dim[])[0].row);',
    'readonly Dim[]',
  ],
])('a planted breach is found: %s', (breach, type) => {
  expect(typesIn(breach)).toEqual([type]);
});

test.each([
  ['saveLamp(tx, authorize(row, mayDim(viewer)));'],
  ['const row: Authorized<LampRow> = partOf(whole, part);'],
  ['const status = row.status as LampStatus;'],
])('what asks passes: %s', (sound) => {
  expect(typesIn(sound)).toEqual([]);
});
