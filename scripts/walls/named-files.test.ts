import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { missingFiles } from './named-files.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
}).split('\n');
/** Decisions speak of the time at which they were taken, and style.md of other projects. */
const documents = files.filter((file) => /^(README|docs\/(?!style)[^/]+)\.md$/.test(file));

test.each(documents)('every file that %s names is there', (document) => {
  expect(missingFiles(readFileSync(path.join(projectRoot, document), 'utf8'), files)).toEqual([]);
});

test('a file that is not there is found, and a path without its beginning is not refused', () => {
  const text = 'See `cart/price.rules.ts` and `cart/gone.rules.ts`, by `price.rules.ts`.';
  expect(missingFiles(text, ['apps/server/src/market/cart/price.rules.ts'])).toEqual(['cart/gone.rules.ts']);
});
