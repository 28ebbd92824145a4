import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { istDay } from '@nukkad/contract/kernel/time';
import {
  createDatabase,
  databaseExists,
  dropDatabase,
  renameDatabase,
  urlOfDatabase,
} from '../apps/server/src/platform/postgres/index.ts';
import { oneAtATime } from '../apps/server/test/harness/one-at-a-time.ts';
import { startTestPostgres } from '../apps/server/test/harness/test-postgres.ts';
import { fingerprint } from '../scripts/build/fingerprint.mjs';
import { setRulesOfTests } from './fixtures/settings.ts';
import { CACHE, startServerProcess } from './server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MADE_OF = [
  ...['src', 'seed', 'migrations', 'data'].map((folder) => `apps/server/${folder}`),
  'packages/contract/src',
  'package-lock.json',
  'e2e/settled-city.ts',
  'e2e/fixtures/settings.ts',
];
const START_LIMIT_MS = 120_000;

export interface PreparedCity {
  /** The server of databases, and which of them is copied. */
  readonly postgresUrl: string;
  readonly template: string;
  /** PostgreSQL ends with the last who needs it. */
  readonly release: () => Promise<void>;
}

/**
 * PostgreSQL with the city that every test server copies, settled before the first of them asks for it. It is made by the
 * built server, as a first start makes it: to read the server's sources here takes five times as long. It stays for the
 * next run, until the sources or the day change: its offers and papers begin before today.
 */
export async function prepareCity(): Promise<PreparedCity> {
  const postgres = await startTestPostgres();
  const name = cityName();
  await oneAtATime(postgres.url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname LIKE 'city\\_%' AND datname <> $1
         AND (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification < now() - interval '1 day'`,
      [name],
    );
    for (const { datname } of rows) await dropDatabase(postgres.url, datname);
    if (await databaseExists(postgres.url, name)) return;
    const building = `building_${name}`;
    await dropDatabase(postgres.url, building);
    await createDatabase(postgres.url, building);
    await settle(urlOfDatabase(postgres.url, building));
    await renameDatabase(postgres.url, building, name);
  });
  return { postgresUrl: postgres.url, template: name, release: () => postgres.stop() };
}

function cityName(): string {
  const hash = createHash('sha256').update(fingerprint(ROOT, MADE_OF)).update(istDay(new Date()));
  return `city_${hash.digest('hex').slice(0, 12)}`;
}

async function settle(databaseUrl: string): Promise<void> {
  const dataDir = path.join(CACHE, `settled-data-${process.pid}`);
  await mkdir(dataDir, { recursive: true });
  const server = await startServerProcess({
    name: 'settled',
    databaseUrl,
    dataDir,
    variables: {},
    limitMs: START_LIMIT_MS,
  });
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  // Comes last: the first session after a change of tables keeps what sessions begin with, for each copy.
  await setRulesOfTests(databaseUrl);
}
