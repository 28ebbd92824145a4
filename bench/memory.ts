/**
 * BENCH_MEMORY=30: so many minutes of every job in turn, and what the product's process holds after each minute. Without
 * a leak the second half holds no more than the first.
 */
import { chosenJobs } from './jobs/index.ts';
import type { Job } from './jobs/job.ts';
import { type LoadOptions, loadTurn } from './load.ts';
import { connections } from './measure.ts';
import { prepare } from './prepare.ts';
import { freshly } from './prove.ts';
import { type Product, startProduct } from './servers.ts';
import { memoryOf } from './starts.ts';
import { asText, type Table } from './table.ts';

interface Run {
  readonly server: string;
  readonly database: number;
  readonly secret: string;
  readonly minutes: number;
  readonly only: string | undefined;
  readonly say: (sentence: string) => void;
}

/** Requests of each write that one minute sends. */
const writesOfMinute = 40;
const limitMb = 300;
/** The second half may hold so much more than the first: the last answers kept, not every answer. */
const growth = 1.1;

interface Sample {
  readonly minute: number;
  readonly requests: number;
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
}

type Requests = ReadonlyMap<Job, readonly LoadOptions[]>;

/** Each job for its share of a minute; answers how many requests that were. */
async function loadMinute(
  { product, database }: { readonly product: Product; readonly database: number },
  requests: Requests,
  minute: number,
): Promise<number> {
  const reads = [...requests.keys()].filter(({ kind }) => kind !== 'write').length;
  let sent = 0;
  for (const [job, all] of requests) {
    const isWrite = job.kind === 'write';
    let taken = isWrite ? minute * writesOfMinute : 0;
    const until = Math.max(0.5, 45 / Math.max(1, reads));
    await loadTurn(
      { server: product, database },
      {
        origin: product.origin,
        connections: isWrite ? connections / 2 : connections,
        bound: isWrite ? { amount: writesOfMinute - connections } : { seconds: until },
        next: () => {
          const request = all[taken % all.length];
          if (!request) throw new Error(`${job.title}: there are too few requests.`);
          taken += 1;
          sent += 1;
          return job.fresh ? freshly(request) : request;
        },
      },
    );
  }
  return sent;
}

const columns = ['Minute', 'Requests', 'Resident, MB', 'Heap used, MB', 'Outside the heap, MB'];
const rowOf = (one: Sample) =>
  [one.minute, one.requests, one.rss, one.heap, one.external].map((figure) => String(Math.round(figure)));

/** What is wrong with them; null: nothing. */
function verdict(samples: readonly Sample[]): string | null {
  const most = (some: readonly Sample[]) => Math.max(...some.map(({ rss }) => rss));
  const half = Math.ceil(samples.length / 2);
  const [first, second] = [most(samples.slice(0, half)), most(samples.slice(half))];
  if (most(samples) > limitMb) return `More than ${limitMb} MB were held.`;
  if (samples.length > 1 && second > first * growth)
    return `It grows: ${Math.round(first)} MB, then ${Math.round(second)} MB.`;
  return null;
}

export async function measureMemory({ server, database, secret, minutes, only, say }: Run): Promise<void> {
  const jobs = chosenJobs(only);
  const ready = await prepare(server, {
    jobs,
    secret,
    writes: (minutes + 1) * writesOfMinute,
    history: 10_000,
    say,
  });
  const product = await startProduct(ready.at.product, secret, 'web,api');
  const requests = new Map<Job, readonly LoadOptions[]>();
  for (const job of jobs)
    requests.set(job, await job.requests({ ...ready, origin: product.origin }, ready.wanted));
  const samples: Sample[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const sent = await loadMinute({ product, database }, requests, minute);
    const held = await product.memory();
    const sample = { minute: minute + 1, requests: sent, rss: memoryOf(product), ...held };
    samples.push(sample);
    say(rowOf(sample).join('  '));
  }
  await product.stop();
  const table: Table = { columns, rows: samples.map(rowOf) };
  say(`\n${asText(table)}\n`);
  const wrong = verdict(samples);
  if (wrong === null) return;
  say(wrong);
  process.exitCode = 1;
}
