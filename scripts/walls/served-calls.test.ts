import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const filesBelow = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => existsSync(path.join(projectRoot, file)));

/** "GET /user/myprofile" by the name that sources import. */
const served = new Map(
  filesBelow('packages/contract/src').flatMap((file) =>
    [...read(file).matchAll(/export const (\w+) = endpoint\(\s*'([A-Z]+ [^']+)'/g)].map(
      ([, name = '', call = '']) => [call, name] as const,
    ),
  ),
);
const words = new Set(
  filesBelow(
    'apps/web/src',
    'apps/backoffice/src',
    'packages/frame',
    'packages/lists',
    'packages/forms',
  ).flatMap((file) => read(file).match(/\w+/g) ?? []),
);
const unused = [...served].flatMap(([call, name]) => (words.has(name) ? [] : [call]));
const listed = [...read('docs/other-clients.md').matchAll(/^\| `([A-Z]+ \/[^`]+)` \|/gm)].map(
  ([, call]) => call,
);

test('the sources name every call that is served', () => {
  const asked = endpoints.map(({ method, path: address }) => `${method} ${address}`);
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.filter((call) => !served.has(call))).toEqual([]);
});

test('every call is made by a screen or stands in the list of those for other clients, and never both', () => {
  expect(unused.filter((call) => !listed.includes(call))).toEqual([]);
  expect(listed.filter((call) => call !== undefined && !unused.includes(call))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
