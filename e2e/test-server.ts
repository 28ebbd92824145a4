import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endedEarly, isDone } from '../apps/server/seed/seed-run.ts';
import { openDatabase, openPool } from '../apps/server/src/platform/db/database.ts';
import { createDatabase, dropDatabase, urlOfDatabase } from '../apps/server/src/platform/postgres/index.ts';
import { ensureCityTemplate, ensureTemplate } from '../apps/server/test/template.ts';
import { testSecret } from '../apps/server/test/test-secret.ts';
import { startTestPostgres } from '../apps/server/test/test-postgres.ts';
import { startCollector } from './fixtures/collector.ts';
import { setRulesOfTests } from './fixtures/settings.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(ROOT, '.cache/test');

/** Seeding the small city included. */
const START_LIMIT_MS = 120_000;
/** Telling the story of `npm start` included, on a machine that has other work. */
const STORY_LIMIT_MS = 30 * 60_000;
const STOP_LIMIT_MS = 12_000;

export interface TestServer {
  readonly url: string;
  readonly databaseUrl: string;
  /** Where it sends what it measures. */
  readonly collectorUrl: string;
  readonly stop: () => Promise<void>;
  /** Ends it without a warning, as a crash does, and starts it anew on the same port and database. */
  readonly crash: () => Promise<void>;
}

/** The server as `npm start` runs it, with the small city, and its log in .cache/test under this name. */
export const startTestServer = (name: string, variables: Record<string, string> = {}): Promise<TestServer> =>
  startServer(name, { template: ensureCityTemplate, variables, limitMs: START_LIMIT_MS });

/** The same with the city and the story of `npm start`: its doors are open long before, and it is waited for until the city is whole. */
export const startToldCity = (): Promise<TestServer> =>
  startServer('told', {
    template: ensureTemplate,
    variables: { SEED_SCALE: 'city', NODE_ENV: 'development' },
    limitMs: STORY_LIMIT_MS,
    tells: 'city',
  });

interface Begin {
  readonly template: (url: string) => Promise<string>;
  readonly variables: Record<string, string>;
  readonly limitMs: number;
  /** The scale whose story is told first. */
  readonly tells?: string;
}

async function startServer(
  name: string,
  { template, variables, limitMs, tells }: Begin,
): Promise<TestServer> {
  const postgres = await startTestPostgres();
  const database = `test_${process.pid}_${name}`;
  const databaseUrl = urlOfDatabase(postgres.url, database);
  await createDatabase(postgres.url, database, await template(postgres.url));
  const dataDir = path.join(CACHE, `${name}-data-${process.pid}`);
  await mkdir(dataDir, { recursive: true });
  const port = await freePort();
  const collector = await startCollector();
  const url = `http://localhost:${port}`;
  const log = path.join(CACHE, `${name}-server.log`);
  const environment = {
    PORT: String(port),
    PUBLIC_ORIGIN: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_SECRET: testSecret,
    SEED_SCALE: 'small',
    RATE_LIMIT_SCALE: '1000',
    // Room for the calls of all pages on a stalled machine: refusals in overload have tests of their own.
    DATABASE_POOL: '60',
    AMPLITUDE_API_KEY: 'key-of-the-tests',
    AMPLITUDE_ORIGIN: collector.url,
    ...variables,
  };
  let child = await spawnServer(log, environment);
  const crash = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    child = await spawnServer(log, environment);
    await untilReady(url, child, { logFile: log, limitMs });
  };
  const stop = async () => {
    await stopServer(child);
    collector.stop();
    await dropDatabase(postgres.url, database);
    await rm(dataDir, { recursive: true, force: true });
    await postgres.stop();
  };
  try {
    await untilReady(url, child, { logFile: log, limitMs });
    if (tells) await untilTold(databaseUrl, child, { scale: tells, limitMs });
    await setRulesOfTests(databaseUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, databaseUrl, collectorUrl: collector.url, stop, crash };
}

/** PostgreSQL with the city that every test server copies, made before the first of them asks for it. */
export async function prepareCity(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  await ensureCityTemplate(postgres.url);
  return () => postgres.stop();
}

async function spawnServer(logFile: string, env: Record<string, string>): Promise<ChildProcess> {
  const log = await open(logFile, 'w');
  try {
    return spawn(process.execPath, ['--enable-source-maps', path.join(ROOT, 'apps/server/build/main.js')], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'test', ...env },
      stdio: ['ignore', log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
}

async function untilReady(
  url: string,
  child: ChildProcess,
  { logFile, limitMs }: { readonly logFile: string; readonly limitMs: number },
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  const said = await readFile(logFile, 'utf8');
  throw new Error(`The server did not become ready. It said:\n${said.slice(-4000)}`);
}

/** A story that ended before its end shows a city that no one else has. */
async function untilTold(
  databaseUrl: string,
  child: ChildProcess,
  { scale, limitMs }: { readonly scale: string; readonly limitMs: number },
): Promise<void> {
  const deadline = Date.now() + limitMs;
  const pool = openPool(databaseUrl, { max: 1 });
  const db = openDatabase(pool);
  try {
    while (Date.now() < deadline && child.exitCode === null) {
      if (await isDone(db, endedEarly(scale))) break;
      if (await isDone(db, scale)) return;
      await pause(500);
    }
  } finally {
    await pool.end();
  }
  throw new Error('The past of the demo city was not told to its end.');
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(killer);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
