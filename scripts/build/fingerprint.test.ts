import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'fingerprint-'));
  await mkdir(path.join(root, 'app/src'), { recursive: true });
  await mkdir(path.join(root, 'app/dist'));
  await writeFile(path.join(root, 'app/src/a.ts'), 'one');
});
afterEach(() => rm(root, { recursive: true }));

const now = () => fingerprint(root, ['app', 'missing.json']);

test('stays the same while nothing changes', () => {
  expect(now()).toBe(now());
});

test.each([
  ['a file is written', () => writeFile(path.join(root, 'app/src/b.ts'), '')],
  ['a file is removed', () => rm(path.join(root, 'app/src/a.ts'))],
  ['a file is changed to the same length', () => utimes(path.join(root, 'app/src/a.ts'), 1, 1)],
  ['a missing file appears', () => writeFile(path.join(root, 'missing.json'), '{}')],
])('changes when %s', async (_what, change) => {
  const before = now();
  await change();
  expect(now()).not.toBe(before);
});

test.each(['app/dist/a.js', 'app/src/a.test.ts', 'app/README.md'])('does not read %s', async (file) => {
  const before = now();
  await writeFile(path.join(root, file), 'new');
  expect(now()).toBe(before);
});
