import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { testSecret } from '../harness/test-secret.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
export { testSecret as secret } from '../harness/test-secret.ts';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** The exit code, or the signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Everything that was started and may still run; a test that fails half-way leaves nothing behind. */
const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const ready = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await pause(50);
  }
}

let building: Promise<void> | undefined;

/** Brings the build up to the sources, one test file at a time: a stale one would prove nothing. */
export function buildServer(): Promise<void> {
  building ??= (async () => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query("select pg_advisory_lock(hashtext('build the server'))");
    await promisify(execFile)(process.execPath, [path.join(root, 'scripts/build.mjs'), 'server'], {
      cwd: root,
    });
    await client.end();
  })();
  return building;
}

/** The built server in a process of its own, as `npm start` runs it. */
export async function startServer(
  port: number,
  variables: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  await buildServer();
  const child = spawn(process.execPath, [path.join(root, 'apps/server/build/main.js')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      PORT: String(port),
      APP_SECRET: testSecret,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '100000',
      ROLE: 'api,socket,worker',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.add(child);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => {
      started.delete(child);
      resolve(code ?? signal);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    child,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
