import { eraseAccount, getPrivacy, requestDataExport } from '@nukkad/contract/identity/privacy/privacy.api';
import { appendFile, cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeDomains } from '../../src/domains.ts';
import { BackupFault, makeBackup, restoreBackup } from '../../src/platform/backup/index.ts';
import { openJobs } from '../../src/platform/jobs/worker.ts';
import { createLog } from '../../src/platform/log.ts';
import { createFileKeys } from '../../src/platform/storage/file-keys.ts';
import { ownersOfFolders } from '../../src/platform/storage/file-owner.rules.ts';
import { folderStorage } from '../../src/platform/storage/folder.ts';
import { sealedStorage } from '../../src/platform/storage/sealed.ts';
import type { Storage } from '../../src/platform/storage/storage.ts';
import { emptyDatabase } from '../harness/database.ts';
import { type Mounted, mounted } from '../harness/mounted.ts';
import { required } from '../harness/required.ts';
import { type SignedIn, signInAs } from '../harness/sign-in.ts';
import { asIfSteppedUp } from '../harness/step-up.ts';
import { testSecret } from '../harness/test-secret.ts';
import { openForTest } from './households.ts';
import { recordPromise } from './record-promise.ts';

let app: Mounted;
let meera: SignedIn;
let asha: SignedIn;
let folder = '';
let files = '';
let databaseUrl = '';
const kept: string[] = [];
const ended: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'erased-keys-'));
  const compose: Parameters<typeof mounted>[0] = (platform, sessions) => {
    const composed = composeDomains(platform, sessions);
    kept.push(
      ...composed.domains.flatMap(({ keptFiles = [] }) => keptFiles.flatMap(({ prefixes }) => prefixes)),
    );
    return composed;
  };
  app = await mounted(compose, {
    databaseUrl: (url) => (databaseUrl = url),
    storage: ({ db, config, folder: root }) => {
      files = root;
      return sealedStorage(folderStorage(root), createFileKeys({ db, secret: config.secret }));
    },
  });
  meera = await signInAs(app, '9845012345');
  asha = await signInAs(app, '9845012346');
});
afterAll(async () => {
  for (const end of ended) await end();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const backup = (root = path.join(folder, 'backups')) =>
  makeBackup(
    { databaseUrl, files, seal: path.join(folder, 'seal'), secret: testSecret, secretConfigured: true },
    root,
    new Date(),
  );

/** What another server finds that is started on the backup. */
async function restored(from: string): Promise<Storage> {
  const database = await emptyDatabase();
  const place = await mkdtemp(path.join(folder, 'restored-'));
  await restoreBackup(from, {
    databaseUrl: database.url,
    files: path.join(place, 'files'),
    seal: path.join(place, 'seal'),
    secretPath: path.join(place, 'secret'),
    configuredSecret: testSecret,
    prepareJobs: async (pool) => (await openJobs(pool, createLog('silent'))).release(),
  });
  const { db, pool } = openForTest(database.url);
  ended.push(async () => {
    await pool.end();
    await database.drop();
  });
  return sealedStorage(folderStorage(path.join(place, 'files')), createFileKeys({ db, secret: testSecret }));
}

async function copyOf(person: SignedIn): Promise<string> {
  await person.client.askLoosely(requestDataExport, {
    body: {},
    headers: { 'idempotency-key': 'copy-0001-0001' },
  });
  await app.drain();
  const { body } = await person.client.ask(getPrivacy);
  return new URL(required(body.dataExport?.json), app.url).pathname.replace('/files/', '');
}

test('each folder of files says whose key it is encrypted with', () => {
  const folders = kept.map((prefix) => prefix.split('/')[0] ?? '');
  expect(folders.length).toBeGreaterThan(15);
  expect(folders.filter((one) => !Object.hasOwn(ownersOfFolders, one))).toEqual([]);
});

test('promise 88: with an account goes the key of its files: a backup of before is restored without them', async () => {
  const [hers, of] = [await copyOf(meera), await copyOf(asha)];
  const before = await backup();
  const lying = await readdir(before, { recursive: true });
  expect(lying.filter((name) => name.includes('file_key'))).toEqual([]);

  await asIfSteppedUp(app.platform.db, meera.sessionId, app.clock.now());
  app.clock.advance(1_000);
  const erased = await meera.client.ask(eraseAccount, { body: { understood: true } });
  expect(erased.status).toBe(200);
  await app.drain();
  await backup();

  const later = await restored(before);
  expect(await later.get(`${hers}-none`)).toBeNull();
  await expect(later.get(hers)).rejects.toThrow('its owner has no key');
  expect(required(await later.get(of)).content.toString()).toContain('9845012346');
  recordPromise(88, 1, 0);
}, 120_000);

test('a backup whose keys are missing or changed is not restored', async () => {
  const root = path.join(folder, 'moved');
  const made = await backup(root);
  const alone = path.join(folder, 'alone', path.basename(made));
  await cp(made, alone, { recursive: true });
  await expect(restored(alone)).rejects.toThrow(/file-keys\.json is missing/);
  const copy = required((await readdir(root)).find((name) => name.endsWith('.copy.gz')));
  await appendFile(path.join(root, copy), 'x');
  await expect(restored(made)).rejects.toThrow(BackupFault);
  const index = path.join(root, 'file-keys.json');
  expect((await readFile(index, 'utf8')).includes(copy)).toBe(true);
  await appendFile(index, 'x');
  await expect(restored(made)).rejects.toThrow(/damaged, or of another format/);
}, 60_000);
