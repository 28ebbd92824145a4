import type { Pool } from 'pg';
import { type SeedParts, seed } from '../seed/seed.ts';
import { type App, createApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigMistakes, readConfig } from './platform/config.ts';
import { openDatabase, openPool } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { developmentSecret } from './platform/development-secret.ts';
import { createLog, type Log } from './platform/log.ts';
import { dataFolder } from './platform/paths.ts';
import { startPostgres } from './platform/postgres/index.ts';
import { createProviders } from './platform/providers/create.ts';
import { createStorage } from './platform/storage/create.ts';
import { Shutdown } from './shutdown.ts';
import { welcome } from './welcome.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const badConfiguration = 78;
const seedTimeoutMs = 300_000;

/** An idle connection that breaks is replaced at the next query; it must not end the process. */
function logBreaks(pool: Pool, log: Log): void {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
}

function configOrExit(folder: string): Config {
  try {
    return readConfig(process.env, developmentSecret(folder));
  } catch (error) {
    if (!(error instanceof ConfigMistakes)) throw error;
    for (const mistake of error.mistakes) process.stderr.write(`${mistake}\n`);
    return process.exit(badConfiguration);
  }
}

/** The configured database, or one of our own that stops with us. */
async function databaseUrl(config: Config, folder: string, log: Log, shutdown: Shutdown): Promise<string> {
  if (config.DATABASE_URL !== undefined) return config.DATABASE_URL;
  const embedded = await startPostgres({
    dataDir: `${folder}/postgres`,
    database: 'nukkad',
    log: (sentence) => log.info({ part: 'postgres' }, sentence),
  });
  shutdown.add(() => embedded.stop());
  return embedded.url;
}

/** On connections of its own: a seed's statements are long, and may be made again after a crash. */
async function seedOnce(url: string, parts: Omit<SeedParts, 'pool'>): Promise<void> {
  const pool = openPool(url, { max: 6, queryTimeoutMs: seedTimeoutMs, durable: false });
  logBreaks(pool, parts.log);
  try {
    await seed({ ...parts, pool });
  } finally {
    await pool.end();
  }
}

async function openApp(config: Config, folder: string, log: Log, shutdown: Shutdown): Promise<App> {
  const url = await databaseUrl(config, folder, log, shutdown);
  await migrate(url);
  const pool = openPool(url, { max: config.DATABASE_POOL });
  logBreaks(pool, log);
  shutdown.add(() => pool.end());
  const storage = createStorage(config, folder);
  const providers = createProviders(config, openDatabase(pool));
  await seedOnce(url, { config, log, storage, providers, say });
  const app = await createApp({ config, pool, clock: systemClock, log, storage, providers });
  shutdown.add(() => app.stop());
  return app;
}

/** Opens the doors in order; what was opened is closed in the other order, however this ends. */
async function main(): Promise<void> {
  const folder = dataFolder(process.env['DATA_DIR']);
  const config = configOrExit(folder);
  const log = createLog(config.LOG_LEVEL);
  const shutdown = new Shutdown();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => shutdown.leave(0));
  try {
    const app = await openApp(config, folder, log, shutdown);
    await app.start(config.PORT);
    await welcome(app.platform.db, config, say);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    shutdown.leave(1);
  }
}

await main();
