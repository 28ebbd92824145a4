import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDemoCity } from '../seed/city/demo-city.ts';
import { demoAdmin } from '../seed/city/people.ts';
import { composeDomains } from '../src/domains.ts';
import { panFingerprint } from '../src/identity/partner/account/partner-keys.ts';
import { decryptAccountNumber, openPan } from '../src/market/partnership/partnership-keys.ts';
import { encrypt, decrypt } from '../src/platform/encryption.ts';
import { makeBackup, restoreBackup } from '../src/platform/backup/index.ts';
import { openJobs } from '../src/platform/jobs/worker.ts';
import { createLog } from '../src/platform/log.ts';
import { openDatabase, openPool } from '../src/platform/db/database.ts';
import { changeSecret, refuseBesideServers } from '../src/platform/resealing/change-secret.ts';
import { checkSecret } from '../src/platform/resealing/check-secret.ts';
import { type SealedColumns, sealedColumn } from '../src/platform/resealing/sealed-columns.ts';
import { createFileKeys, sealedFileKeys } from '../src/platform/storage/file-keys.ts';
import { emptyDatabase } from './harness/database.ts';
import { testSecret } from './harness/test-secret.ts';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';

const wanted = 'another secret of this installation';
const fileKey = 'chat/2f0f3f3e-6f0c-4a53-9a6c-0f6e2f8a1a01/one';
let whole: WholeApp;
let sealed: readonly SealedColumns[];
beforeAll(async () => {
  whole = await wholeApp();
  const { domains } = composeDomains(whole.app.platform, { dropSession: () => undefined });
  sealed = [sealedFileKeys, ...domains.flatMap((domain) => domain.encrypted ?? [])];
  await whole.app.platform.storage.put(fileKey, Buffer.from('a paper'), 'text/plain');
  before = await backupWith(testSecret);
}, 120_000);
afterAll(() => whole.close());

const folder = mkdtempSync(path.join(os.tmpdir(), 'secret-change-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const backupWith = (secret: string) =>
  makeBackup(
    {
      databaseUrl: whole.databaseUrl,
      files: null,
      seal: path.join(folder, 'seal'),
      secret,
      secretConfigured: true,
    },
    path.join(folder, 'backups'),
    new Date(),
  );
let before = '';

const db = () => whole.app.platform.db;
const change = (columns = sealed, former = testSecret, to = wanted) =>
  changeSecret({ db: db(), sealed: columns, change: { former, wanted: to }, now: () => new Date() });

const failing: SealedColumns['anew'] = () => {
  throw new Error('the machine went off');
};

test('every column that the secret encrypts is declared by the domain of its table', async () => {
  const { rows } = await sql<{ name: string }>`select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (a.attname like '%sealed'
      or a.attname = 'totp_secret'
      or col_description(c.oid, a.attnum) ~ 'encrypted with (a key|the installation)|sealed with AES|number sealed')
    order by name`.execute(db());
  const declared = sealed.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  expect(rows.length).toBeGreaterThan(9);
  expect(rows.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([]);
});

test('each kind of value is encrypted anew once, and neither secret opens one that was changed', () => {
  const secrets = { former: testSecret, wanted };
  for (const kind of ['text', 'bytes']) {
    const plain =
      kind === 'text' ? (value: string) => value : (value: string) => Buffer.from(value, 'base64');
    const { anew } = sealedColumn({
      table: 'lamp',
      key: 'lamp_id',
      column: 'made_sealed',
      purpose: 'a lamp',
    });
    const row = (value: string) => ({ lamp_id: 'one', made_sealed: plain(value) });
    const fresh = anew(row(encrypt(testSecret, 'a lamp', '4321', 'one')), secrets)?.['made_sealed'];
    const text = Buffer.isBuffer(fresh) ? fresh.toString('base64') : String(fresh);
    expect(Buffer.isBuffer(fresh)).toBe(kind === 'bytes');
    expect(decrypt(wanted, 'a lamp', text, 'one')).toBe('4321');
    expect(anew(row(text), secrets)).toEqual({});
    expect(anew(row(encrypt('a third secret 0123', 'a lamp', '4321', 'one')), secrets)).toBeNull();
    expect(anew(row(encrypt(testSecret, 'a lamp', '4321', 'two')), secrets)).toBeNull();
  }
});

test('a change begins at nothing where the secret of before is wrong, is the same, or a server runs', async () => {
  await expect(change(sealed, 'not the secret of before 01')).rejects.toThrow('opens nothing here');
  await expect(change(sealed, wanted)).rejects.toThrow('are the same');
  const pool = openPool(whole.databaseUrl, { max: 1 });
  try {
    await expect(refuseBesideServers(openDatabase(pool))).rejects.toThrow('Stop every server first');
  } finally {
    await pool.end();
  }
  await checkSecret(db(), testSecret);
});

test('stopped in the middle no server starts and no other secret is taken; run again, it goes on to its end', async () => {
  const { rows: banks } = await sql`select 1 from partner_bank`.execute(db());
  expect(banks.length).toBeGreaterThan(2);
  const first = sealed.map((one) => (one.table === 'partner_bank' ? { ...one, anew: failing } : one));
  await expect(change(first)).rejects.toThrow('went off');
  for (const secret of [testSecret, wanted])
    await expect(checkSecret(db(), secret)).rejects.toThrow('stopped before its end');
  await expect(change(sealed, testSecret, 'yet another secret 0123')).rejects.toThrow('was stopped before');

  const { rows, unreadable } = await change();
  expect([rows > banks.length, unreadable]).toEqual([true, []]);
  expect(await change()).toEqual({ rows: 0, unreadable: [] });
  await expect(checkSecret(db(), testSecret)).rejects.toThrow('APP_SECRET is not');
  await checkSecret(db(), wanted);
});

test('with the new secret a server reads numbers and files, finds a PAN, and knows the authenticators', async () => {
  const code = async (secret: string) => {
    const node = await whole.anotherNode({ APP_SECRET: secret });
    try {
      const file = await node.app.platform.storage.get(fileKey);
      return [await node.app.codeOfAdmin(demoAdmin.email), file?.content.toString()];
    } finally {
      await node.close();
    }
  };
  const [shown, text] = await code(wanted);
  expect([shown?.length, text]).toEqual([6, 'a paper']);
  await expect(code('an entirely different one 01')).rejects.toThrow();

  const { rows } = await sql<{ id: string; pan: string; print: string; account: string }>`
    select o.organisation_id as id, encode(pan_sealed, 'base64') as pan, encode(pan_fingerprint, 'base64') as print,
      encode(account_sealed, 'base64') as account
    from organisation o join partner_bank using (organisation_id) where pan_sealed is not null`.execute(db());
  const { shops } = makeDemoCity('small');
  const pans = new Set(shops.map(({ documents }) => documents.pan));
  const accounts = new Set(shops.map(({ documents }) => documents.accountNumber));
  expect(rows.length).toBeGreaterThan(2);
  for (const { id, pan, print, account } of rows) {
    const plain = openPan(wanted, id, pan);
    expect([pans.has(plain), panFingerprint(wanted, plain) === print]).toEqual([true, true]);
    expect(accounts.has(decryptAccountNumber(wanted, id, account))).toBe(true);
  }
});

test('a backup of before the change is restored with both secrets, and changed before a server starts on it', async () => {
  await backupWith(wanted);
  const empty = await emptyDatabase();
  const target = (secrets: { configuredSecret: string; formerSecret?: string }, name: string) => ({
    ...secrets,
    databaseUrl: empty.url,
    files: null,
    seal: path.join(folder, name, 'seal'),
    secretPath: path.join(folder, name, 'secret'),
    prepareJobs: async (pool: pg.Pool) => (await openJobs(pool, createLog('silent'))).release(),
  });
  await expect(restoreBackup(before, target({ configuredSecret: testSecret }, 'one'))).rejects.toThrow(
    'Set APP_SECRET to the newer secret',
  );
  const both = { configuredSecret: wanted, formerSecret: testSecret };
  expect(await restoreBackup(before, target(both, 'two'))).toMatchObject({ isOfFormerSecret: true });
  const pool = openPool(empty.url, { max: 2 });
  const restored = openDatabase(pool);
  try {
    await expect(checkSecret(restored, wanted)).rejects.toThrow('stopped before its end');
    const secrets = { former: testSecret, wanted };
    const { unreadable } = await changeSecret({
      db: restored,
      sealed,
      change: secrets,
      now: () => new Date(),
    });
    expect(unreadable).toEqual([]);
    await checkSecret(restored, wanted);
    const key = await createFileKeys({ db: restored, secret: wanted }).forReading(fileKey);
    expect(key.bytes).toHaveLength(32);
  } finally {
    await pool.end();
    await empty.drop();
  }
}, 120_000);
