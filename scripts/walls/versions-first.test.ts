import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { versionsFirst } from './versions-first.ts';

const server = path.join(projectRoot, 'apps/server/src');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

test('who may not change a thing hears 403 or 404 before it is said that it has changed', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((file) =>
    versionsFirst(file, readFileSync(path.join(server, file), 'utf8')).map(
      ({ name, line }) => `${file}:${line} ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

const namesIn = (source: string) => versionsFirst('dim-lamp.ts', source).map(({ name }) => name);

test.each([
  [
    'export async function dim() { if (before.version !== version) refuse(lampErrors.lamp_changed); await saveLamp(tx, authorize(after, may)); }',
  ],
  [
    "export const dim = async () => { if (input.version === row.version) await moves.lockTo(tx, viewer, 'dim', key); };",
  ],
  [
    'async function lockSeen() { if (row.version !== version) refuse(lampErrors.lamp_changed); }\nexport async function dim() { await lockSeen(); authorize(row, may); }',
  ],
  [
    'async function lockSeen() { if (row.version !== version) refuse(lampErrors.lamp_changed); }\nexport async function dim() { authorize(await lockSeen(), may); }',
  ],
])('a planted breach is found: %s', (breach) => {
  expect(namesIn(breach)).toEqual(['dim']);
});

test.each([
  [
    'export async function dim() { const row = authorize(after, may); if (before.version !== version) refuse(lampErrors.lamp_changed); }',
  ],
  [
    "async function lockSeen() { const allowed = await moves.lockTo(tx, viewer, verb, key); if (allowed.row.version !== version) refuse(lampErrors.lamp_changed); }\nexport async function dim() { await lockSeen(); moves.allow(viewer, 'dim', row); }",
  ],
  ['export async function dim() { if (newest.versionNumber !== 1) return; authorize(row, may); }'],
])('what asks first passes: %s', (sound) => {
  expect(namesIn(sound)).toEqual([]);
});
