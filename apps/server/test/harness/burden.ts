/** What a piece of work costs this process and the processes that it started. */
import { readFileSync } from 'node:fs';

export interface Burden {
  /** The longest time for which the server's own event loop was blocked, milliseconds. */
  readonly lagMs: number;
  /** Processor time of the server itself, the test's client included, milliseconds. */
  readonly cpuMs: number;
  /** The most that any reader process held, bytes; 0 where the system does not tell. */
  readonly readerBytes: number;
}

function residentBytes(pid: string): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

function childrenOfThis(): string[] {
  try {
    return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** What `work` cost this process and its reader processes. */
export async function burdenOf(work: () => Promise<void>): Promise<Burden> {
  let lagMs = 0;
  let readerBytes = 0;
  let last = performance.now();
  const every = 10;
  let used = process.cpuUsage();
  const watch = setInterval(() => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(used);
    // A process that was given no processor was late, but not blocked by what it does.
    lagMs = Math.max(lagMs, Math.min(now - last - every, (user + system) / 1_000));
    used = process.cpuUsage();
    last = now;
    for (const pid of childrenOfThis()) readerBytes = Math.max(readerBytes, residentBytes(pid));
  }, every);
  const before = process.cpuUsage();
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  const { user, system } = process.cpuUsage(before);
  return { lagMs, cpuMs: (user + system) / 1_000, readerBytes };
}
