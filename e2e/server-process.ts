import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testSecret } from '../apps/server/test/harness/test-secret.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STOP_LIMIT_MS = 12_000;

/** Logs and what servers keep while they run. */
export const CACHE = path.join(ROOT, '.cache/test');

interface Start {
  /** Of its log in .cache/test. */
  readonly name: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly limitMs: number;
}

export interface ServerProcess {
  readonly url: string;
  /** Whether it has ended by itself. */
  readonly isGone: () => boolean;
  readonly stop: () => Promise<void>;
  /** Ends it without a warning, as a crash does, and starts it anew on the same port and database. */
  readonly crash: () => Promise<void>;
}

/** The server as `npm start` runs it, ready for its first call. */
export async function startServerProcess(start: Start): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = path.join(CACHE, `${start.name}-server.log`);
  const environment = {
    PORT: String(port),
    PUBLIC_ORIGIN: url,
    DATABASE_URL: start.databaseUrl,
    DATA_DIR: start.dataDir,
    APP_SECRET: testSecret,
    SEED_SCALE: 'small',
    ...start.variables,
  };
  const begin = async () => {
    const child = await spawnServer(log, environment);
    try {
      await untilReady(url, child, { logFile: log, limitMs: start.limitMs });
    } catch (error) {
      await stopServer(child);
      throw error;
    }
    return child;
  };
  let child = await begin();
  return {
    url,
    isGone: () => child.exitCode !== null,
    stop: () => stopServer(child),
    crash: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      child = await begin();
    },
  };
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
