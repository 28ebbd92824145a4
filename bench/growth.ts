/** BENCH_GROWTH=1: the same jobs while the data grows. Partners are taken away, and bookings written, by SQL. */
import type pg from 'pg';
import { chosenJobs } from './jobs/index.ts';
import { keepPartners } from './city/few-partners.ts';
import { measure, writesWanted } from './measure.ts';
import { prepare } from './prepare.ts';
import { prove } from './prove.ts';
import { startLimit, startProduct } from './servers.ts';
import { asMarkdown, asText, type Table, writeBetween } from './table.ts';

interface Size {
  readonly name: string;
  readonly jobs: string;
  readonly bookings: number;
  /** Jobs, and as many candidates. */
  readonly hiring?: number;
  /** Null: all of the large city. */
  readonly partners: number | null;
}

const fewBookings = 10_000;
const byPartners = 'list,typo,near,service,slots';
const byBookings = 'book,own,own-tabs,own-counts,partner,partner-tabs,partner-counts,board,calendar,earnings';
const byHiring = 'find-jobs,find-candidates';
const sizes: readonly Size[] = [
  { name: '40 partners', jobs: byPartners, bookings: fewBookings, partners: 40 },
  { name: '1,000 partners', jobs: byPartners, bookings: fewBookings, partners: 1_000 },
  { name: '10,000 partners', jobs: byPartners, bookings: fewBookings, partners: null },
  { name: '10,000 bookings', jobs: byBookings, bookings: 10_000, partners: null },
  { name: '1,00,000 bookings', jobs: byBookings, bookings: 100_000, partners: null },
  { name: '10,00,000 bookings', jobs: byBookings, bookings: 1_000_000, partners: null },
  { name: '1,000 jobs', jobs: byHiring, bookings: fewBookings, partners: null, hiring: 1_000 },
  { name: '10,000 jobs', jobs: byHiring, bookings: fewBookings, partners: null, hiring: 10_000 },
  { name: '1,00,000 jobs', jobs: byHiring, bookings: fewBookings, partners: null, hiring: 100_000 },
];

interface Run {
  readonly server: string;
  readonly database: number;
  readonly secret: string;
  readonly seconds: number;
  /** Only the growth of one of them, and docs/bench.md stays as it is; anything else: both. */
  readonly only: string;
  /** As in BENCH_ONLY: only these jobs, and docs/bench.md stays as it is. */
  readonly jobs: string | undefined;
  readonly rounds: number;
  readonly say: (sentence: string) => void;
}

/** By job: requests a second and PostgreSQL's time for one, each of product and limit. */
async function measureSize(
  { server, database, secret, seconds, rounds, say }: Run,
  size: Size,
): Promise<Map<string, string>> {
  const jobs = chosenJobs(size.jobs);
  const { partners, hiring } = size;
  const ready = await prepare(server, {
    jobs,
    secret,
    writes: writesWanted(rounds),
    history: size.bookings,
    say,
    ...(hiring !== undefined && { hiring: { jobs: hiring, candidates: hiring } }),
    ...(partners !== null && { change: (pool: pg.Pool) => keepPartners(pool, partners) }),
  });
  const proven = await prove(jobs, ready, ready);
  const product = await startProduct(ready.at.product, secret, 'web,api');
  const reader = await startLimit(ready.at.product, secret);
  const writer = await startLimit(ready.at.limit, secret);
  const found = new Map<string, string>();
  for (const job of jobs) {
    const limit = job.kind === 'write' ? writer : reader;
    const bench = { product, limit, database, plan: { seconds, rounds }, say };
    const figure = await measure(bench, job, proven.requests.get(job) ?? []);
    const sides = [figure.product, figure.limit];
    const of = (key: 'perSecond' | 'databaseCpu') =>
      sides.map((turn) => Math.round(turn?.[key] ?? 0).toLocaleString('en-IN')).join(' / ');
    found.set(job.title, `${of('perSecond')}; ${of('databaseCpu')}`);
  }
  await Promise.all([product.stop(), reader.stop(), writer.stop()]);
  return found;
}

function tableOf(some: readonly Size[], found: ReadonlyMap<Size, ReadonlyMap<string, string>>): Table {
  const titles = [...new Set(some.flatMap((size) => [...(found.get(size)?.keys() ?? [])]))];
  return {
    columns: ['Requests/s; PostgreSQL µs: product / limit', ...some.map(({ name }) => name)],
    rows: titles.map((title) => [title, ...some.map((size) => found.get(size)?.get(title) ?? '–')]),
  };
}

export async function measureGrowth(run: Run): Promise<void> {
  const found = new Map<Size, ReadonlyMap<string, string>>();
  const kinds = { partners: byPartners, bookings: byBookings, hiring: byHiring };
  const chosen = Object.entries(kinds).flatMap(([kind, jobs]) => (kind === run.only ? [jobs] : []));
  const wanted = chosen.length > 0 ? chosen : Object.values(kinds);
  const named = run.jobs?.split(',');
  const ofNamed = (jobs: string) =>
    jobs
      .split(',')
      .filter((job) => !named || named.includes(job))
      .join(',');
  for (const size of sizes.filter(({ jobs }) => wanted.includes(jobs))) {
    run.say(`── ${size.name}`);
    found.set(size, await measureSize(run, { ...size, jobs: ofNamed(size.jobs) }));
  }
  const tables = wanted.map((jobs) =>
    tableOf(
      sizes.filter((size) => size.jobs === jobs),
      found,
    ),
  );
  run.say(tables.map(asText).join('\n\n'));
  if (chosen.length > 0 || named) return;
  const day = new Date().toISOString().slice(0, 10);
  writeBetween('growth', [`${day}, rounds of each: ${run.rounds}.`, ...tables.map(asMarkdown)].join('\n\n'));
}
