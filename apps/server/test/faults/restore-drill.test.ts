import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  BackupFault,
  listBackups,
  makeBackup,
  removeOldBackups,
  restoreBackup,
} from '../../src/platform/backup/index.ts';
import { readManifest } from '../../src/platform/backup/manifest.ts';
import { verifyAudit } from '../../src/platform/audit/verify.ts';
import { sealAudit } from '../../src/platform/audit/seal.ts';
import { openJobs } from '../../src/platform/jobs/worker.ts';
import { createLog } from '../../src/platform/log.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../harness/database.ts';
import {
  aHousehold,
  aMarket,
  audit,
  clientOf,
  type Household,
  type Life,
  liveThrough,
  openForTest,
  withoutSeeding,
} from './households.ts';
import { recordPromise } from './record-promise.ts';
import { freePort, secret, type ServerProcess, startServer } from './server-process.ts';

const rounds = Number(process.env['RESTORES'] ?? 1);

let folder = '';
let source: TestDatabase;
const opened: { drop(): Promise<void> }[] = [];
const servers: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'restore-drill-'));
  source = await freshDatabase();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill('SIGKILL');
  for (const database of opened.splice(0)) await database.drop();
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

const backupSource = (data: string, databaseUrl: string) => ({
  databaseUrl,
  files: path.join(data, 'files'),
  seal: path.join(data, 'seal'),
  secret,
  secretConfigured: false,
});

/** A new installation, as the restore finds it: no table, no file. */
async function restoreInto(backup: string, name: string): Promise<{ url: string; data: string }> {
  const database = await emptyDatabase();
  opened.push(database);
  const data = path.join(folder, name);
  await restoreBackup(backup, targetOf(database.url, data));
  return { url: database.url, data };
}

const targetOf = (databaseUrl: string, data: string, configuredSecret?: string) => ({
  databaseUrl,
  files: path.join(data, 'files'),
  seal: path.join(data, 'seal'),
  secretPath: path.join(data, 'secret'),
  configuredSecret,
  prepareJobs: async (pool: Parameters<typeof openJobs>[0]) => {
    const jobs = await openJobs(pool, createLog('silent'));
    await jobs.release();
  },
});

/** Every table of a backup with its rows and the sum of their bytes. */
async function contents(backup: string): Promise<Record<string, string>> {
  const { tables } = await readManifest(backup);
  return Object.fromEntries(
    await Promise.all(
      tables.map(async ({ schema, name, rows, file }) => {
        const lines = gunzipSync(await readFile(path.join(backup, file)))
          .toString()
          .split('\n')
          .sort();
        const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
        return [`${schema}.${name}`, `${rows} ${hash}`] as const;
      }),
    ),
  );
}

/** Bookings that were answered with 201 before now. */
const acknowledgedOf = ({ tries }: Life): string[] =>
  tries.flatMap(({ bookingId }) => (bookingId === null ? [] : [bookingId]));

async function bookingsIn(url: string): Promise<Set<string>> {
  const { db, pool } = openForTest(url);
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from booking`.execute(
    db,
  );
  await pool.end();
  return new Set(rows.map(({ bookingId }) => bookingId));
}

async function ledgerAndAudit(url: string): Promise<{ unbalanced: number; faults: number; links: number }> {
  const { db, pool } = openForTest(url);
  const { rows } = await sql<{ unbalanced: number }>`select count(*) as unbalanced from (
    select transaction_id from ledger_entry group by 1 having sum(amount_paise) <> 0) as wrong`.execute(db);
  await sealAudit(db, new Date());
  const { faults, links } = await verifyAudit(db);
  await pool.end();
  return { unbalanced: rows[0]?.unbalanced ?? -1, faults: faults.length, links };
}

const startsOn = async (databaseUrl: string, dataDir: string): Promise<ServerProcess> => {
  const server = await startServer(await freePort(), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SEED_SCALE: 'none',
  });
  servers.push(server);
  return server;
};

test(
  'promise 84: a backup taken while people book is restored whole, and the restored server goes on from there',
  async () => {
    const { db, pool } = openForTest(source.url);
    await withoutSeeding(db);
    const serviceId = await aMarket(db, 6);
    const households: Household[] = await Promise.all(Array.from({ length: 6 }, () => aHousehold(db)));
    const data = path.join(folder, 'running');
    await mkdir(path.join(data, 'files/booking'), { recursive: true });
    await writeFile(path.join(data, 'files/booking/photo-1'), 'a picture');
    const server = await startsOn(source.url, data);
    const life = liveThrough(server.url, serviceId, households);
    for (let round = 0; round < rounds; round += 1) {
      await life.more(8);
      const before = acknowledgedOf(life);
      const backup = await makeBackup(
        backupSource(data, source.url),
        path.join(folder, 'backups'),
        new Date(),
      );

      const restored = await restoreInto(backup, `restored-${round}`);
      const there = await bookingsIn(restored.url);
      const lost = before.filter((bookingId) => !there.has(bookingId)).length;
      recordPromise(84, before.length, lost);
      expect(lost).toBe(0);
      expect(await readFile(path.join(restored.data, 'files/booking/photo-1'), 'utf8')).toBe('a picture');
      expect(await readFile(path.join(restored.data, 'secret'), 'utf8')).toBe(secret);

      const again = await makeBackup(
        backupSource(restored.data, restored.url),
        path.join(folder, `again-${round}`),
        new Date(),
      );
      expect(withoutLocks(await contents(again))).toEqual(withoutLocks(await contents(backup)));
      const { links, ...wrong } = await ledgerAndAudit(restored.url);
      expect(wrong).toEqual({ unbalanced: 0, faults: 0 });
      expect(links).toBeGreaterThan(0);
    }
    await life.stop();
    expect(await audit(db, life)).toMatchObject({ lost: 0, doubled: 0 });
    await pool.end();
  },
  180_000 + rounds * 60_000,
);

/** A restore frees the jobs that a worker held when the backup was taken. */
const withoutLocks = ({ 'graphile_worker._private_jobs': _jobs, ...tables }: Record<string, string>) =>
  tables;

test('a household goes on with its session on the restored server, and sees the booking that it made before', async () => {
  const { db, pool } = openForTest(source.url);
  await withoutSeeding(db);
  const serviceId = await aMarket(db, 3);
  const household = await aHousehold(db);
  await pool.end();
  const data = path.join(folder, 'first');
  const first = await startsOn(source.url, data);
  const life = liveThrough(first.url, serviceId, [household]);
  await life.more(1);
  await life.stop();
  const [bookingId = ''] = acknowledgedOf(life);
  const backup = await makeBackup(backupSource(data, source.url), path.join(folder, 'one'), new Date());

  const restored = await restoreInto(backup, 'moved');
  const second = await startsOn(restored.url, restored.data);
  const answer = await clientOf(second.url, household).ask(getCustomerBooking, { query: { bookingId } });
  expect([answer.status, answer.body.bookingId]).toEqual([200, bookingId]);
}, 90_000);

test('a restore refuses a damaged backup, a filled database, another secret and a folder without a backup', async () => {
  const backup = await makeBackup(
    backupSource(path.join(folder, 'none'), source.url),
    path.join(folder, 'sound'),
    new Date(),
  );
  const empty = await emptyDatabase();
  opened.push(empty);
  const refusal = async (from: string, url: string, configuredSecret?: string): Promise<string> => {
    const fault = await restoreBackup(
      from,
      targetOf(url, path.join(folder, 'refused'), configuredSecret),
    ).then(
      () => null,
      (error: unknown) => error,
    );
    expect(fault).toBeInstanceOf(BackupFault);
    return (fault as BackupFault).message;
  };
  const damaged = path.join(folder, 'damaged');
  await cp(backup, damaged, { recursive: true });
  await appendFile(path.join(damaged, 'database/public.setting.copy.gz'), 'x');
  expect(await refusal(damaged, empty.url)).toBe(
    'database/public.setting.copy.gz is missing or was changed. Use another backup.',
  );
  expect(await refusal(backup, source.url)).toBe(
    'The database already holds tables. Restore into an empty database.',
  );
  expect(await refusal(backup, empty.url, 'quite another secret 0123')).toMatch(
    /^APP_SECRET is not the secret/,
  );
  expect(await refusal(folder, empty.url)).toMatch(/holds no finished backup/);
  expect(await tablesIn(empty.url)).toBe(0);
});

async function tablesIn(url: string): Promise<number> {
  const { db, pool } = openForTest(url);
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  await pool.end();
  return rows[0]?.count ?? -1;
}

test('backups beyond the number to keep are removed, the oldest first, and an unchanged file is kept once', async () => {
  const data = path.join(folder, 'kept');
  const root = path.join(folder, 'row');
  await mkdir(path.join(data, 'files'), { recursive: true });
  await writeFile(path.join(data, 'files/one'), 'the same');
  const made = [];
  for (let day = 1; day <= 3; day += 1)
    made.push(await makeBackup(backupSource(data, source.url), root, new Date(Date.UTC(2025, 10, day))));
  const { ino: second } = await stat(`${made[1]}/files/one`);
  const { ino: third } = await stat(`${made[2]}/files/one`);
  expect(third).toBe(second);
  expect(await removeOldBackups(root, 2)).toBe(1);
  expect((await listBackups(root)).map((name) => path.join(root, name))).toEqual(made.slice(1));
});
