import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { listsByHand } from './declared-lists.ts';

const below = (folder: string) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);

test.each([
  ['web', 27],
  ['backoffice', 27],
])('each list of the %s is declared', (app, least) => {
  const sources = below(`apps/${app}/src`).map((file) => ({
    file,
    text: readFileSync(path.join(projectRoot, file), 'utf8'),
  }));
  const byHand = sources.flatMap(({ file, text }) =>
    listsByHand(file, text).map((from) => `${file}: ${from}`),
  );
  expect(byHand).toEqual([]);
  const declared = sources.flatMap(({ text }) => text.match(/\blist(?:Page|Part|PartOf)\(/g) ?? []);
  expect(declared.length).toBeGreaterThanOrEqual(least);
});

const kites = 'apps/web/src/sky/kite/kite-list.tsx';

test.each([
  ["import { WorkList } from '@nukkad/lists/work-list';", ['@nukkad/lists/work-list']],
  ["import { Listing } from '../../nouns/work-list/listing.tsx';", ['../../nouns/work-list/listing.tsx']],
  ["import { listPart } from '../../nouns/work-list/list-part.tsx';", []],
])('%s', (text, found) => {
  expect(listsByHand(kites, text)).toEqual(found);
});
