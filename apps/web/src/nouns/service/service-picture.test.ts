import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface CatalogueFile {
  readonly id: string;
  readonly services?: readonly { readonly id: string; readonly picture?: string }[];
}

const folder = path.join(import.meta.dirname, '../../../../server/data/catalogue');
const categories = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as CatalogueFile,
);
const drawn = new Set(
  [
    ...readFileSync(path.join(import.meta.dirname, 'services.svg'), 'utf8').matchAll(
      /<symbol id="([\w-]+)"/g,
    ),
  ].map(([, id]) => id),
);
const services = categories.flatMap(({ services: sold = [] }) => sold);

test('every service of the catalogue has a drawing of its own that no other has', () => {
  expect(services.length).toBeGreaterThan(100);
  expect(services.filter(({ picture }) => !picture || !drawn.has(picture))).toEqual([]);
  expect(new Set(services.map(({ picture }) => picture)).size).toBe(services.length);
});

test('no drawing is left that no service shows', () => {
  const shown = new Set(services.map(({ picture }) => picture));
  expect([...drawn].filter((id) => !shown.has(id))).toEqual([]);
});
