import { codeOf } from '../error-code.ts';
import { execFile, spawn } from 'node:child_process';
import { link, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Address } from './address.ts';
import type { Binaries } from './binaries.ts';
import type { Places } from './places.ts';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** What a running server says of itself in postmaster.pid; it has no address before it listens. */
export type RunningServer = { pid: number; address: Address | null };

export type LaunchedServer = { pid: number | undefined; exited(): boolean };

type Stoppable = {
  places: Places;
  binaries: Binaries;
  account: ServerAccount;
  address: Address;
  child: LaunchedServer | null;
};

/** An immediate shutdown takes no longer; the next start then replays the log. */
const IMMEDIATE_SECONDS = 2;

/** The server of this cluster if its process lives; a file left by a killed one is taken away. */
export async function runningServer(cluster: string): Promise<RunningServer | null> {
  const file = path.join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!pid || !isAlive(pid)) return null;
  if (!(await isPostgres(pid))) {
    await removeStale(file, lines[0] ?? '');
    return null;
  }
  const listens = Boolean(lines[7]?.trim());
  return { pid, address: listens ? { port: Number(lines[3]), socketDir: lines[4]?.trim() || null } : null };
}

/**
 * Only the file that was read: meanwhile a new server may have written its own, and one that misses its file shuts
 * itself down within a minute. So it is moved aside first, and put back where it is another.
 */
async function removeStale(file: string, firstLine: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  const [now] = (await readFile(aside, 'utf8').catch(() => '')).split('\n');
  if (now !== firstLine) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** After a restart the old number soon belongs to some other process, or to one that is dead and not yet reaped. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres')
      : await run('ps', ['-p', String(pid), '-o', 'command=']).then(
          ({ stdout }) => stdout,
          () => 'postgres',
        );
  return command.includes('postgres');
}

/** Starts the server in a process group of its own, so that Ctrl-C in the terminal does not reach it. */
export async function launch(
  places: Places,
  binaries: Binaries,
  account: ServerAccount,
  address: Address,
  settings: Record<string, string>,
): Promise<LaunchedServer> {
  const all = { ...serverSettings(address), ...settings };
  const args = [
    '-D',
    places.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = await openLog(places.log);
  try {
    const child = spawn(binaries.postgres, args, {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, TZ: 'UTC' },
    });
    let exited = false;
    child.once('exit', () => (exited = true));
    child.once('error', () => (exited = true));
    child.unref();
    return { pid: child.pid, exited: () => exited };
  } finally {
    await log.close();
  }
}

function serverSettings({ port, socketDir }: Address): Record<string, string> {
  return {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketDir ?? '',
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    jit: 'off',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // A failed statement and its detail hold what people typed: that stays out of every log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] ',
  };
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  return open(file, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
}

/**
 * Fast shutdown: lets no one in, ends the sessions, writes a checkpoint. Immediate if that takes too long: what was
 * committed is in the log. Rejects where the server goes on running all the same.
 */
export async function shutDown(server: Stoppable, limitMs: number): Promise<void> {
  const { places, binaries, account, address } = server;
  const stop = (mode: string, seconds: number) =>
    run(binaries.pgCtl, ['stop', '-D', places.cluster, '-m', mode, '-w', '-t', String(seconds)], {
      cwd: '/',
      ...account,
    });
  await untilItSaysSo(server);
  if ((await runningServer(places.cluster)) === null) return endUnseen(server);
  const seconds = Math.max(1, Math.floor(limitMs / 1000) - IMMEDIATE_SECONDS);
  await stop('fast', seconds).catch(() => undefined);
  if (await runningServer(places.cluster)) await stop('immediate', IMMEDIATE_SECONDS).catch(() => undefined);
  const left = await runningServer(places.cluster);
  if (left) throw new Error(`PostgreSQL could not be stopped: process ${left.pid} goes on running.`);
  if (address.socketDir) await rmdir(address.socketDir).catch(() => undefined);
}

/** One that was started a moment ago writes its postmaster.pid first; without that file it could not be found and stopped. */
async function untilItSaysSo({ places, child }: Stoppable): Promise<void> {
  for (let left = 50; left > 0 && child && !child.exited(); left -= 1) {
    if (await runningServer(places.cluster)) return;
    await pause(20);
  }
}

/** SIGQUIT is an immediate shutdown. */
function endUnseen({ child }: Stoppable): void {
  if (child?.pid !== undefined && !child.exited() && isAlive(child.pid)) process.kill(child.pid, 'SIGQUIT');
}

/** The end of the server's own log, for an error's sentence. */
export async function lastLogLines(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}
