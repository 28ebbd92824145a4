/** What a process costs besides its answers: how long it takes to begin, and its memory idle and after load. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Started } from './processes.ts';
import { middle } from './rounds.ts';
import type { Table } from './table.ts';

const starts = 3;
/** Until what a start leaves behind is collected. */
const settleMs = 2_000;

/** Megabytes of a process in memory. */
export const memoryOf = ({ pid }: Started): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

interface Begin {
  /** From the spawn until `/ready` says so. */
  readonly ms: number;
  readonly idleMb: number;
}

async function begin(start: () => Promise<Started>): Promise<Begin> {
  const began = performance.now();
  const started = await start();
  const ms = performance.now() - began;
  await pause(settleMs);
  const idleMb = memoryOf(started);
  await started.stop();
  return { ms, idleMb };
}

export interface Processes {
  readonly product: readonly Begin[];
  readonly limit: readonly Begin[];
}

/** In turns, on a warm file cache. */
export async function measureStarts(
  product: () => Promise<Started>,
  limit: () => Promise<Started>,
): Promise<Processes> {
  const begins = { product: [] as Begin[], limit: [] as Begin[] };
  for (let turn = 0; turn < starts; turn += 1) {
    begins.limit.push(await begin(limit));
    begins.product.push(await begin(product));
  }
  return begins;
}

const whole = (value: number) => String(Math.round(value));

/** `after`: megabytes at the end of the run. */
export function tableOfProcesses(
  { product, limit }: Processes,
  after: { readonly product: number; readonly limit: number },
): Table {
  const of = (key: keyof Begin) =>
    [product, limit].map((begins) => whole(middle(begins.map((one) => one[key]))));
  return {
    columns: ['Process', 'Product', 'Limit'],
    rows: [
      ['Cold start until ready, ms', ...of('ms')],
      ['Memory idle, MB', ...of('idleMb')],
      ['Memory after the run, MB', whole(after.product), whole(after.limit)],
    ],
  };
}
