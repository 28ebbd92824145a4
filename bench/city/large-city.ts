/** The database that is measured: the large demo city, made once and kept, and copied for every run. */
import path from 'node:path';
import pg from 'pg';
import { seedCatalogue } from '../../apps/server/seed/catalog.ts';
import { makeDemoCity } from '../../apps/server/seed/city/demo-city.ts';
import { settleCity } from '../../apps/server/seed/city/settle.ts';
import { loadGeography } from '../../apps/server/seed/geography.ts';
import { openDatabase, openPool } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { projectRoot } from '../../apps/server/src/platform/paths.ts';
import {
  createDatabase,
  databaseExists,
  dropDatabase,
  type EmbeddedPostgres,
  startPostgres,
  urlOfDatabase,
} from '../../apps/server/src/platform/postgres/index.ts';
import { templateVersion } from '../../apps/server/test/harness/prepare-template.ts';

/** PostgreSQL as `npm start` runs it: fsync, full_page_writes and synchronous_commit on. */
export const startBenchPostgres = (): Promise<EmbeddedPostgres> =>
  startPostgres({ dataDir: path.join(projectRoot, '.cache/bench-postgres'), log: () => undefined });

async function settle(url: string): Promise<void> {
  await migrate(url);
  const pool = openPool(url, { max: 4, queryTimeoutMs: 900_000, durable: false });
  const db = openDatabase(pool);
  await loadGeography(db, { scale: 'full' });
  await seedCatalogue(db);
  // Sealed papers are never opened here, so any secret will do.
  await settleCity(db, makeDemoCity('large'), {
    secret: 'the large city of the bench',
    now: new Date(Date.now() - 30 * 86_400_000),
  });
  await pool.query('vacuum analyze');
  await pool.end();
}

/** The name of the large city's database; built anew when the migrations or the seed have changed. */
export async function ensureLargeCity(server: string, say: (sentence: string) => void): Promise<string> {
  const name = `city_${await templateVersion()}`;
  if (await databaseExists(server, name)) return name;
  say('Settling the large city once (about a minute) …');
  await dropCities(server);
  await createDatabase(server, `building_${name}`);
  await settle(urlOfDatabase(server, `building_${name}`));
  await onServer(server, (client) => client.query(`alter database "building_${name}" rename to "${name}"`));
  return name;
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOfDatabase(server, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Older cities, and copies that a run which was killed has left. */
async function dropCities(server: string): Promise<void> {
  const { rows } = await onServer(server, (client) =>
    client.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ '^(city|building_city|run)_'",
    ),
  );
  for (const { name } of rows) await dropDatabase(server, name);
}

/** A copy with everything on the disk before anything is measured. Answers its address. */
export async function copyOf(server: string, template: string, name: string): Promise<string> {
  await dropDatabase(server, name);
  await onServer(server, async (client) => {
    await client.query(`create database "${name}" template "${template}" strategy file_copy`);
    await client.query('checkpoint');
  });
  return urlOfDatabase(server, name);
}

export interface Facts {
  readonly offers: number;
  readonly partners: number;
  readonly areas: number;
  readonly postgres: string;
}

export async function factsOf(pool: pg.Pool): Promise<Facts> {
  const { rows } =
    await pool.query<Facts>(`select (select count(*) from partner_service where is_active) as offers,
    (select count(*) from organisation) as partners, (select count(*) from service_area) as areas,
    current_setting('server_version') as postgres`);
  if (!rows[0]) throw new Error('The database says nothing of itself.');
  return rows[0];
}

export { dropDatabase };
