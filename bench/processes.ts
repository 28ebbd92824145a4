/** Processes that are measured: their CPU as the kernel counts it, and their starting and stopping. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const ticksPerSecond = 100;

interface Stat {
  readonly parent: number;
  readonly ticks: number;
  /** Of children that have ended. */
  readonly endedTicks: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (index: number) => fields[index] ?? 0;
    return { parent: at(1), ticks: at(11) + at(12), endedTicks: at(13) + at(14) };
  } catch {
    return null;
  }
}

/** CPU seconds that a process has used. */
export const cpuOf = (pid: number): number => (statOf(pid)?.ticks ?? 0) / ticksPerSecond;

/** The statistics of the processes that a process has started and that run now. */
const childrenOf = (pid: number): Stat[] =>
  readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    return stat?.parent === pid ? [stat] : [];
  });

/** CPU seconds of a process, its children of now and those that have ended: PostgreSQL has one for each session. */
export function cpuOfFamily(pid: number): number {
  const own = statOf(pid);
  const children = childrenOf(pid).reduce((sum, stat) => sum + stat.ticks, 0);
  return ((own?.ticks ?? 0) + (own?.endedTicks ?? 0) + children) / ticksPerSecond;
}

const pauseMs = 100;

/** Waits until the process has a child that runs, or none, whichever is asked; `ms` at most. */
async function untilParent(pid: number, isParent: boolean, ms: number): Promise<void> {
  for (let left = ms; left > 0 && childrenOf(pid).length > 0 !== isParent; left -= pauseMs)
    await pause(pauseMs);
}

/**
 * Until the process that renders pages ahead of their visitors, which begins two seconds after a start, has ended: it would be
 * measured with the first jobs.
 */
export async function untilRenderedAhead({ pid }: Started): Promise<void> {
  await untilParent(pid, true, 5_000);
  await untilParent(pid, false, 120_000);
}

export interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A run that ends half-way leaves nothing behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A Node program of ours; what it says on stderr is ours to see. `ipc`: it is spoken to by messages. */
export function startNode(args: readonly string[], env: Readonly<Record<string, string>>): Started {
  const profiles = process.env['BENCH_PROFILES'];
  const profiling = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
  const child = spawn(process.execPath, [...profiling, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
  });
  return {
    child,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Asks until the address answers 200. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let left = 600; left > 0; left -= 1) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    if (child.exitCode !== null) throw new Error(`The program behind ${url} ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}

/** The next message that the child sends. */
export const nextMessage = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve) => void child.once('message', (message) => resolve(message as Message)));
