import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { istDay } from '@nukkad/contract/kernel/time';
import { seedBanks } from '../../seed/banks.ts';
import { seedPayrollRules } from '../../seed/payroll-rules.ts';
import { seedCatalogue } from '../../seed/catalog.ts';
import { loadGeography } from '../../seed/geography.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase, openPool } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openJobs } from '../../src/platform/jobs/worker.ts';
import { createLog } from '../../src/platform/log.ts';
import { folderStorage } from '../../src/platform/storage/folder.ts';
import { testSecret } from './test-secret.ts';

const SERVER = path.resolve(import.meta.dirname, '../..');
const MADE_OF = ['migrations', 'seed', 'data'];
/** The city is settled by the domains' own means. */
const CITY_MADE_OF = ['src', '../../packages/contract/src'];

/** What every test database starts with: add the loading of a new domain's fixed data here. */
export async function prepareTemplate(url: string): Promise<void> {
  await migrate(url);
  // Beside much other work a statement of the geography takes longer than any call may.
  const pool = openPool(url, { queryTimeoutMs: 300_000 });
  await loadGeography(openDatabase(pool), { scale: 'small' });
  await seedCatalogue(openDatabase(pool));
  await seedBanks(openDatabase(pool));
  await seedPayrollRules(openDatabase(pool));
  // Tests book many times as one customer; those of the caps set their own.
  const many = { unpaid: 100_000, cash: 100_000, all: 100_000 };
  await pool.query(
    `insert into setting (key, valid_from, value, why) values ('booking.caps', '2020-01-01', $1, 'Tests book a lot.')`,
    [{ newcomer: many, established: many, trusted: many }],
  );
  await pool.end();
}

/** The people, shops and Admins of the small demo city, in a database that `prepareTemplate` has prepared. */
export async function settleSmallCity(url: string): Promise<void> {
  // The whole application comes with it: imported only where the city is not there yet.
  const [{ seed }, { createProviders }] = await Promise.all([
    import('../../seed/seed.ts'),
    import('../../src/platform/providers/create.ts'),
  ]);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED_SCALE: 'small' }, testSecret);
  const pool = openPool(url);
  pool.on('error', () => undefined);
  await seed({
    config,
    pool,
    log: createLog(config.LOG_LEVEL),
    // The small city has no past in which files were sent.
    storage: folderStorage(path.join(os.tmpdir(), 'no-files')),
    providers: createProviders(config, openDatabase(pool)),
    say: () => undefined,
  });
  // A start would make the tables of the jobs: nineteen migrations, for each whole application.
  const jobs = await openJobs(pool, createLog(config.LOG_LEVEL));
  await jobs.release();
  await pool.end();
}

/** Changes when anything that the template is made of changes. */
export function templateVersion(): Promise<string> {
  return versionOf(MADE_OF, '');
}

/** That of the city also with the sources and the day: its offers and papers begin before today. */
export function cityVersion(): Promise<string> {
  return versionOf([...MADE_OF, ...CITY_MADE_OF], istDay(new Date()));
}

async function versionOf(madeOf: readonly string[], more: string): Promise<string> {
  const hash = createHash('sha256').update(more);
  const folders = await Promise.all(madeOf.map((folder) => filesBelow(path.join(SERVER, folder))));
  const files = folders.flat().filter((file) => !file.endsWith('.test.ts'));
  for (const file of [...files.sort(), import.meta.filename]) {
    hash.update(path.relative(SERVER, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
