import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choosePlaces, socketDir } from './places.ts';
import { isReachable } from './server-account.ts';

const stranger = { uid: 54_321, gid: 54_321 };
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'places-'));
  await chmod(root, 0o755);
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a folder is reachable when everyone may enter all folders above it', async () => {
  await mkdir(path.join(root, 'open'), { mode: 0o755 });
  expect(await isReachable(path.join(root, 'open/data'), stranger)).toBe(true);
});

test('one closed folder above is enough to shut it, except for its owner', async () => {
  await mkdir(path.join(root, 'closed/open'), { recursive: true });
  await chmod(path.join(root, 'closed'), 0o700);
  const { uid, gid } = await stat(root);
  expect(await isReachable(path.join(root, 'closed/open/data'), stranger)).toBe(false);
  expect(await isReachable(path.join(root, 'closed/open/data'), { uid, gid })).toBe(true);
  expect(await isReachable(path.join(root, 'closed/open/data'), null)).toBe(true);
});

test('folders that are made for the data can be entered, whatever the umask', async () => {
  const before = process.umask(0o077);
  try {
    const places = await choosePlaces(path.join(root, 'a/b'), null);
    expect(places.cluster).toBe(path.join(root, 'a/b/cluster'));
    expect((await stat(path.join(root, 'a'))).mode & 0o777).toBe(0o755);
  } finally {
    process.umask(before);
  }
});

test('the socket lies in a short, private folder', async () => {
  const places = await choosePlaces(path.join(root, 'x'.repeat(150)), null);
  const dir = await socketDir(places, null);
  if (dir === null) throw new Error('no socket folder');
  expect(`${dir}/.s.PGSQL.65535.lock`.length).toBeLessThan(108);
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
  await rm(dir, { recursive: true });
});

test('a socket folder that others may enter is not used', async () => {
  const places = await choosePlaces(path.join(root, 'data'), null);
  const dir = await socketDir(places, null);
  if (dir === null) throw new Error('no socket folder');
  await chmod(dir, 0o755);
  expect(await socketDir(places, null)).not.toBe(dir);
  await rm(dir, { recursive: true });
});
