import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { fileKinds, kindOf, unknownKinds } from './file-kinds.ts';

/** This figure only falls: each is one more that a newcomer has to know. */
const most = 20;

const listing = ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'];
const files = execFileSync('git', listing, { cwd: projectRoot, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(projectRoot, file)));

test('a kind of file is one that is known', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(Object.keys(fileKinds).length).toBeLessThanOrEqual(most);
  expect(unknownKinds(files, fileKinds)).toEqual([]);
});

test.each([
  ['apps/server/src/market/booking/booking.store.ts', 'store'],
  ['apps/server/src/market/booking/fee.rules.test.ts', 'test'],
  ['apps/web/src/ui/tab.module.css', 'module.css'],
  ['apps/web/src/market/booking/booking.words.hi.ts', 'words.hi'],
  ['apps/server/src/market/booking/cancel-booking.ts', null],
  ['apps/web/src/app/entry.css', null],
])('%s is of kind %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});

test('a new kind with as many files is found', () => {
  const lamps = ['light/lamp.glow.ts', 'light/torch.glow.ts', 'light/lamp.store.ts'];
  expect(unknownKinds(lamps, { store: 'Rows.' }, 2)).toEqual(['glow: 2 files']);
});
