import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeAt } from '@nukkad/frame/places';
import { expect, test } from 'vitest';
import { navTable } from './nav.gen.ts';
import { officeMenu } from './office-menu.tsx';

/** Creating the router needs a browser, so its paths are read from the source. */
const routes = readFileSync(path.join(import.meta.dirname, 'routes.tsx'), 'utf8');
const built = ['/', ...[...routes.matchAll(/path: '([\w-]+)',/g)].map(([, name]) => `/${name}`)];

test('every row has a page, and every page without a parameter has its row', () => {
  expect(routes).toContain('index: true, Component: OverviewPage');
  expect(built.length).toBeGreaterThan(5);
  expect(navTable.map(({ to }) => to).toSorted()).toEqual(built.toSorted());
});

test('every row is drawn once, under a heading, and knows its own address and those below it', () => {
  const drawn = officeMenu.flatMap(({ rows }) => rows.map(({ to }) => to));
  expect(drawn.toSorted()).toEqual(navTable.map(({ to }) => to).toSorted());
  for (const { to } of navTable) {
    expect(placeAt(navTable, to)?.to).toBe(to);
    expect(placeAt(navTable, `${to}/7`)?.to).toBe(to);
  }
});
