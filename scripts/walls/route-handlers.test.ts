import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { takenApart } from './route-handlers.ts';

const server = path.join(projectRoot, 'apps/server/src');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(server, file), 'utf8') }))
  .filter(({ text }) => /\b(?:openR|r)oute\(/.test(text));

test('every handler of a route is handed its call whole', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(
    sources.flatMap(({ file, text }) => takenApart(file, text).map((line) => `${file}:${line}`)),
  ).toEqual([]);
});

test.each([
  ['route(api.light, ({ viewer }) => light(viewer));', [1]],
  ['openRoute(api.light, async ({ input: { body } }) => light(body));', [1]],
  ['route(api.light, (call) => light(deps, call, call.input.body));', []],
  ['openRoute(api.hook, webhook(deps));', []],
  ['route(api.lamps, () => lamps);', []],
])('in a planted source: %s', (text, lines) => {
  expect(takenApart('lamp.routes.ts', text)).toEqual(lines);
});
