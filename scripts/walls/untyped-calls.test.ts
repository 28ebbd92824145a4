import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { untypedCalls } from './untyped-calls.ts';

const paths = endpoints.map(({ path: one }) => one);
const below = (folder: string) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
  );
const sources = [
  ...below('apps/server/src').filter((file) => file.endsWith('.test.ts')),
  ...below('apps/server/test').filter((file) => file.endsWith('.ts')),
];

test('the server’s tests call by the contract', () => {
  expect(sources.length).toBeGreaterThan(500);
  const untyped = sources.flatMap((file) =>
    untypedCalls(file, readFileSync(path.join(projectRoot, file), 'utf8'), paths).map(
      (call) => `${file} ${call}`,
    ),
  );
  // Call by `client.call(endpoint, …)`, `ask`, `askLoosely` or `refused` instead.
  expect(untyped).toEqual([]);
});

const kites = ['/kites', '/kites/{kiteId}/tail'];

test.each([
  ["await client.post('kites', { colour: 'red' });", ['kites']],
  ["await client.get('/kites?limit=2');", ['/kites?limit=2']],
  ['await client.get(`kites/${id}/tail`);', ['kites/{}/tail']],
  ["const kite = kites.get('red');", []],
  ['await client.call(getKite, { params: { kiteId } });', []],
  ["await client.get('lamps');", []],
])('in a planted source: %s', (text, found) => {
  expect(untypedCalls('apps/server/src/sky/kite/fly-kite.test.ts', text, kites)).toEqual(found);
});
