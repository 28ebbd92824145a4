import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { seedBanks } from '../seed/banks.seed.ts';
import { seedCatalogue } from '../seed/catalog.seed.ts';
import { loadGeography } from '../seed/geography.seed.ts';
import { openDatabase, openPool } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';

const SERVER = path.resolve(import.meta.dirname, '..');
const MADE_OF = ['migrations', 'seed', 'data'];

/** What every test database starts with: add the loading of a new domain's fixed data here. */
export async function prepareTemplate(url: string): Promise<void> {
  await migrate(url);
  const pool = openPool(url);
  await loadGeography(openDatabase(pool), { scale: 'small' });
  await seedCatalogue(openDatabase(pool));
  await seedBanks(openDatabase(pool));
  // Tests book many times as one customer; those of the caps set their own.
  const many = { unpaid: 1000, cash: 1000, all: 1000 };
  await pool.query(
    `insert into setting (key, valid_from, value, why) values ('booking.caps', '2020-01-01', $1, 'Tests book a lot.')`,
    [{ newcomer: many, established: many, trusted: many }],
  );
  await pool.end();
}

/** Changes when anything that the template is made of changes. */
export async function templateVersion(): Promise<string> {
  const hash = createHash('sha256');
  const folders = await Promise.all(MADE_OF.map((folder) => filesBelow(path.join(SERVER, folder))));
  for (const file of [...folders.flat().sort(), import.meta.filename]) {
    hash.update(path.relative(SERVER, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
