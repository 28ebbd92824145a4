import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type RouteObject, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const source = path.join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|words\.hi)\.tsx?$/.test(file),
);
/** What a link, a button or a move leads to, and what a function or a choice answers as an address. */
const written = [
  /\b(?:to|path|href|navigate|replace|redirect)(?:=\{?|: |\()["'`](\/[^"'`\n]*)["'`]/g,
  /(?:=>\s*|\? |: )`(\/[a-z][^`\n ]*)`/g,
  /(?:=>\s*|\? |: )["'](\/[a-z][^"'\n ]*)["']/g,
];
/** Files, calls of the server, the socket, the inbox of a trial host and the mark of what is not found are no screens. */
const noScreen = /\.\w+$|^\/(api|socket|inbox|x)\b/;

const asObjects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path: at, index, children }): RouteObject => {
    const own = at === undefined ? {} : { path: at };
    return index ? { ...own, index } : { ...own, children: asObjects(children ?? []) };
  });
const known = asObjects(routes);

/** What is put in is one part of the path, or an end that the path does without. */
const pathOf = (address: string) =>
  address
    .replaceAll(/\/\$\{[^}]*\}/g, '/x')
    .replaceAll(/\$\{[^}]*\}/g, '')
    .split(/[?#]/)[0] ?? '';

const addresses = files.flatMap((file) => {
  const text = readFileSync(path.join(source, file), 'utf8');
  return written.flatMap((shape) => [...text.matchAll(shape)].map((found) => [file, pathOf(found[1] ?? '')]));
});

const hasScreen = (to: string) => {
  const found = matchRoutes(known, to);
  return found !== null && found.at(-1)?.route.path !== '*';
};

test('every address that a screen leads to has a screen', () => {
  expect(addresses.length).toBeGreaterThan(400);
  // What is written may also be the start of an address, to which an id is added.
  const lost = addresses.filter(
    ([, to = '']) => !noScreen.test(to) && !hasScreen(to) && !hasScreen(`${to}/x`),
  );
  expect(lost).toEqual([]);
});
