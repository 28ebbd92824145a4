import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { listsOf } from './lists.ts';
import { staleLists, writeLists } from './write-lists.ts';

test.each([...listsOf(projectRoot)])(
  '%s holds every file of its kind; if not, run: npm run lists',
  (file, text) => {
    expect(readFileSync(path.join(projectRoot, file), 'utf8')).toBe(text);
  },
);

test('a file that came is on its list, by area and domain, its main file first', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lists-'));
  const files = {
    'office/lamp/lamp.noun.ts': 'lampActs',
    'market/sky/cloud-cover.noun.ts': 'cloudCoverActs',
    'market/sky/sky.noun.ts': 'skyActs',
  };
  for (const [file, name] of Object.entries(files)) {
    const at = path.join(root, 'packages/contract/src', file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, `export const ${name} = [] as const;\n`);
  }
  const list = 'packages/contract/src/acts.gen.ts';
  expect(staleLists(root)).toContain(list);
  expect(writeLists(root)).toContain(list);
  expect(staleLists(root)).toEqual([]);
  expect(readFileSync(path.join(root, list), 'utf8')).toContain(`export const acts = [
  ...skyActs,
  ...cloudCoverActs,
  ...lampActs,
] as const;`);
  rmSync(root, { recursive: true });
});
