import type { Pool } from 'pg';
import type { SeedDependencies } from '../seed/seed.ts';
import { type App, type AppDependencies, createApp } from './app.ts';
import { isDemoCity } from './demo.store.ts';
import { fillDatabase } from './fill-database.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigMistakes, readConfig } from './platform/config.ts';
import { openDatabase, openPool } from './platform/db/database.ts';
import { endPool } from './platform/db/end-pool.ts';
import { migrate } from './platform/db/migrate.ts';
import { developmentSecret } from './platform/development-secret.ts';
import type { Log } from './platform/log.ts';
import { startPostgres } from './platform/postgres/index.ts';
import { createProviders } from './platform/providers/create.ts';
import { givenSealKey } from './platform/sealing/given-seal-key.ts';
import { checkSecret } from './platform/resealing/check-secret.ts';
import { createStorage } from './platform/storage/create.ts';
import type { Shutdown } from './shutdown.ts';

const badConfiguration = 78;
/** A start waits longer for its first connection than a call does. */
const connectWaitMs = 5_000;

/** An idle connection that breaks is replaced at the next query; it must not end the process. */
function logBreaks(pool: Pool, log: Log): void {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
}

export function configOrExit(folder: string): Config {
  try {
    const config = readConfig(process.env, developmentSecret(folder));
    givenSealKey(config, new Date());
    return config;
  } catch (error) {
    if (!(error instanceof ConfigMistakes)) throw error;
    for (const mistake of error.mistakes) process.stderr.write(`${mistake}\n`);
    return process.exit(badConfiguration);
  }
}

/** The configured database, or one of our own that stops with us. */
export async function databaseUrl(
  config: Config,
  folder: string,
  log: Log,
  shutdown: Pick<Shutdown, 'add'>,
): Promise<string> {
  if (config.DATABASE_URL !== undefined) return config.DATABASE_URL;
  const embedded = await startPostgres({
    dataDir: `${folder}/postgres`,
    database: 'nukkad',
    log: (sentence) => log.info({ part: 'postgres' }, sentence),
  });
  shutdown.add('The embedded PostgreSQL', 9_000, (msLeft) => embedded.stop(msLeft));
  return embedded.url;
}

/** Its people sign in with codes of an inbox, and its Admin's password and secret are in the source. */
export async function refuseDemoCity(url: string): Promise<void> {
  const pool = openPool(url, { max: 1 });
  try {
    if (await isDemoCity(openDatabase(pool, connectWaitMs)))
      throw new Error(
        'DATABASE_URL names a database with the demo city in it. Production needs one of its own.',
      );
  } finally {
    await pool.end();
  }
}

export interface Opening {
  readonly config: Config;
  readonly folder: string;
  readonly log: Log;
  readonly shutdown: Pick<Shutdown, 'add'>;
  /** Where the demo city and the reference data are loaded first, who hears of it; a command loads nothing. */
  readonly seedFor: ((sentence: string) => void) | null;
  /** Told in place of the one that belongs to SEED_SCALE. */
  readonly story?: SeedDependencies['story'];
  /** The build of the web app, which the doors wait for; left out: there is one, or none is asked for. */
  readonly pagesBuilt?: Promise<unknown> | undefined;
  readonly officeBuilt?: AppDependencies['officeBuilt'];
}

/** Everything but the doors, which `start` opens. What was opened is closed by `shutdown`. */
export async function openApp({
  config,
  folder,
  log,
  shutdown,
  seedFor,
  story,
  pagesBuilt,
  officeBuilt,
}: Opening): Promise<App> {
  const url = await databaseUrl(config, folder, log, shutdown);
  await migrate(url);
  if (config.production) await refuseDemoCity(url);
  const pool = openPool(url, { max: config.DATABASE_POOL });
  const db = openDatabase(pool);
  logBreaks(pool, log);
  shutdown.add('The connections to the database', 1_500, () => endPool(pool, 500));
  await checkSecret(db, config.secret);
  const storage = createStorage(config, folder, db);
  const providers = createProviders(config, db);
  const parts = { config, log, storage, providers };
  const filling = { ...parts, databaseUrl: url, folder, db, shutdown, pagesBuilt };
  const telling = seedFor ? await fillDatabase({ ...filling, say: seedFor, story }) : null;
  await pagesBuilt;
  const app = await createApp({ ...parts, pool, clock: systemClock, telling, officeBuilt });
  shutdown.add('The server', 5_000, () => app.stop());
  return app;
}
