import { randomUUID } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { createFileKeys, checkFileKeys } from './file-keys.ts';
import { ownerOf } from './file-owner.rules.ts';
import { folderStorage } from './folder.ts';
import { signLink } from './links.ts';
import { sealedStorage } from './sealed.ts';
import { FileUnreadable } from './storage.ts';

const person = randomUUID();
const organisation = randomUUID();
const key = `buyer/${person}/other/${randomUUID()}`;
const logged: string[] = [];
let app: Mounted;
let root = '';
beforeAll(async () => {
  app = await mounted(() => [], {
    log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
    storage: ({ db, config, folder }) => {
      root = folder;
      return sealedStorage(folderStorage(folder), createFileKeys({ db, secret: config.secret }));
    },
  });
});
afterAll(() => app.close());

/** As another process has it, which remembers nothing. */
const fresh = (secret = app.platform.config.secret) =>
  sealedStorage(folderStorage(root), createFileKeys({ db: app.platform.db, secret }));
const keysThere = async () =>
  (
    await sql<{ owner: string }>`select owner_kind || ':' || owner_id as owner from file_key
      order by made_at`.execute(app.platform.db)
  ).rows.map(({ owner }) => owner);
const load = async (one: string) => {
  const { secret } = app.platform.config;
  const answer = await fetch(new URL(signLink(secret, one, person, app.clock.now()), app.url));
  return { status: answer.status, text: await answer.text() };
};

test('each owner has one key, made with the first file, also where twenty files come at once', async () => {
  const keys = [key, `portfolio/${organisation}/${randomUUID()}`, `chat/${randomUUID()}/${randomUUID()}`];
  for (const one of keys)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        fresh().put(`${one}${at}`, Buffer.from(`file ${at}`), 'text/csv'),
      ),
    );
  expect(await keysThere()).toEqual([
    `person:${person}`,
    `organisation:${organisation}`,
    'installation:00000000-0000-0000-0000-000000000000',
  ]);
  for (const one of keys)
    for (const at of [0, 7, 19])
      expect((await fresh().get(`${one}${at}`))?.content.toString()).toBe(`file ${at}`);
});

test('whose key it is, the path says; earlier paths without an owner have the key of the installation', () => {
  const id = randomUUID();
  const told = (one: string) => {
    const { kind, id: owner } = ownerOf(one);
    return [kind, owner === id];
  };
  expect(told(`cvs/${id}/x`)).toEqual(['person', true]);
  expect(told(`expense/${id}/x`)).toEqual(['organisation', true]);
  for (const one of [`expense/${id}`, 'cvs/none/x', `bookings/${id}/x`, `constructor/${id}/x`, 'x'])
    expect(told(one)).toEqual(['installation', false]);
});

test('a damaged file is a refusal that says so, and a line in the log without the person', async () => {
  await app.platform.storage.put(key, Buffer.from('a paper'), 'application/pdf');
  expect(await load(key)).toEqual({ status: 200, text: 'a paper' });
  const file = path.join(root, key);
  const bytes = await readFile(file);
  bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 4;
  await writeFile(file, bytes);
  logged.length = 0;
  const { status, text } = await load(key);
  expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([500, 'file_damaged']);
  const line = logged.join('\n');
  expect([line.includes('it was changed'), line.includes(person)]).toEqual([true, false]);
});

test('with the key of a person all copies of the files are lost, also one that is put back', async () => {
  const mine = `cvs/${person}/${randomUUID()}`;
  await fresh().put(mine, Buffer.from('a CV'), 'application/pdf');
  const copies = await Promise.all([
    readFile(path.join(root, mine)),
    readFile(path.join(root, `${mine}.type`)),
  ]);
  await fresh().remove(mine);
  await sql`delete from file_key where owner_id = ${person}`.execute(app.platform.db);
  await Promise.all([
    writeFile(path.join(root, mine), copies[0]),
    writeFile(path.join(root, `${mine}.type`), copies[1]),
  ]);
  await expect(fresh().get(mine)).rejects.toThrow('its owner has no key');
  // A new key opens nothing of before.
  await fresh().put(`cvs/${person}/${randomUUID()}`, Buffer.from('another'), 'application/pdf');
  await expect(fresh().get(mine)).rejects.toThrow(FileUnreadable);
});

test('another secret opens no key: a start stops there', async () => {
  const { db, config } = app.platform;
  const shared = `chat/${randomUUID()}/${randomUUID()}`;
  await fresh().put(shared, Buffer.from('a paper'), 'application/pdf');
  await expect(fresh('quite another secret 0123').get(shared)).rejects.toThrow('another secret');
  await expect(checkFileKeys(db, 'quite another secret 0123')).rejects.toThrow('APP_SECRET is not');
  await checkFileKeys(db, config.secret);
});

test('what was sent before encryption is encrypted by a round, and the database remembers that all is', async () => {
  const plain = `cvs/${organisation}/${randomUUID()}`;
  await folderStorage(root).put(plain, Buffer.from('of before'), 'text/csv');
  // Files of the other tests that no key opens any more are left as they are.
  expect(await fresh().sealFormer?.()).toBe(1);
  expect(await fresh().sealFormer?.()).toBe(0);
  expect((await fresh().get(plain))?.content.toString()).toBe('of before');
  await folderStorage(root).put(plain, Buffer.from('slipped in'), 'text/csv');
  await expect(fresh().get(plain)).rejects.toThrow('it is not encrypted');
  const names = await readdir(root, { recursive: true });
  expect(names.filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});
