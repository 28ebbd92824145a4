import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createDatabase, dropDatabase, urlOfDatabase } from '../apps/server/src/platform/postgres/index.ts';
import { startCollector } from './fixtures/collector.ts';
import { CACHE, startServerProcess } from './server-process.ts';
import type { PreparedCity } from './settled-city.ts';

const START_LIMIT_MS = 120_000;

export interface TestServer {
  readonly url: string;
  readonly databaseUrl: string;
  /** Where it sends what it measures. */
  readonly collectorUrl: string;
  readonly stop: () => Promise<void>;
  /** Ends it without a warning, as a crash does, and starts it anew on the same port and database. */
  readonly crash: () => Promise<void>;
  readonly isGone: () => boolean;
}

export interface Begin extends PreparedCity {
  readonly variables: Readonly<Record<string, string>>;
  readonly limitMs: number;
}

/** The server as `npm start` runs it, with the small city, and its log in .cache/test under this name. */
export async function startTestServer(
  name: string,
  variables: Record<string, string> = {},
): Promise<TestServer> {
  return startServer(name, { ...(await settledCity()), variables, limitMs: START_LIMIT_MS });
}

/** As the set-up has prepared it for all workers; it does so no more where BASE_URL names a running server. */
async function settledCity(): Promise<PreparedCity> {
  const postgresUrl = process.env['POSTGRES_OF_TESTS'];
  const template = process.env['CITY_OF_TESTS'];
  if (postgresUrl && template) return { postgresUrl, template, release: () => Promise.resolve() };
  // Imported only where it is needed: it reads the contract's build.
  return (await import('./settled-city.ts')).prepareCity();
}

/** On a copy of this database. */
export async function startServer(name: string, begin: Begin): Promise<TestServer> {
  const { postgresUrl, template, variables, limitMs, release } = begin;
  const database = `test_${process.pid}_${name}`;
  const databaseUrl = urlOfDatabase(postgresUrl, database);
  const dataDir = path.join(CACHE, `${name}-data-${process.pid}`);
  const collector = await startCollector();
  const clear = async () => {
    collector.stop();
    await dropDatabase(postgresUrl, database);
    await rm(dataDir, { recursive: true, force: true });
    await release();
  };
  try {
    await createDatabase(postgresUrl, database, template);
    await mkdir(dataDir, { recursive: true });
    const server = await startServerProcess({
      name,
      databaseUrl,
      dataDir,
      limitMs,
      variables: {
        RATE_LIMIT_SCALE: '1000',
        // Room for the calls of all pages on a stalled machine: refusals in overload have tests of their own.
        DATABASE_POOL: '60',
        AMPLITUDE_API_KEY: 'key-of-the-tests',
        AMPLITUDE_ORIGIN: collector.url,
        ...variables,
      },
    });
    const { url, crash, isGone } = server;
    const stop = async () => {
      await server.stop();
      await clear();
    };
    return { url, databaseUrl, collectorUrl: collector.url, stop, crash, isGone };
  } catch (error) {
    await clear();
    throw error;
  }
}
