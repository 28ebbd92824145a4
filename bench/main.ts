/**
 * npm run bench: the product beside a hand-written server on the same machine, in turns, in one run of a few minutes.
 * BENCH_ONLY=list,book: only these jobs (see jobs/), and docs/bench.md stays as it is. BENCH_SECONDS: length of a turn;
 * BENCH_ROUNDS: turns of each side; BENCH_WRITE=0: leaves docs/bench.md as it is. BENCH_GROWTH=1: the growth
 * of partners and bookings in place of all that, in a quarter of an hour. BENCH_GROWTH=partners or
 * bookings: one of them, and with BENCH_ONLY some of its jobs, without writing the page; changes: what a partner's change costs;
 * drive: a page of a folder; feed: a page of a feed; posting: a member with 30,000 connections posts; votes: a vote in a poll;
 * search: what the search for everyone asks of large tables.
 * BENCH_PROFILES: a folder for CPU profiles of the servers.
 * BENCH_MEMORY=30: so many minutes of load in place of all that, and the memory of the process after each.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dropDatabase, startBenchPostgres } from './city/large-city.ts';
import { measureChanges } from './changes.ts';
import { measureDrive } from './drive.ts';
import { measureFeed } from './feed.ts';
import { measureSearch } from './search.ts';
import { measureCvs } from './cvs.ts';
import { measureSeals } from './seals.ts';
import { measureEncrypted, startEncrypted } from './encrypted.ts';
import { measureGrowth } from './growth.ts';
import { chosenJobs } from './jobs/index.ts';
import type { Job } from './jobs/job.ts';
import { measureKeepsUp, placed } from './keeps-up.ts';
import { measureMessages } from './messages/measure-messages.ts';
import { measure, writesWanted } from './measure.ts';
import { measureMemory } from './memory.ts';
import { measurePosting } from './posting.ts';
import { prepare, type Ready } from './prepare.ts';
import { untilRenderedAhead } from './processes.ts';
import { type Proven, prove } from './prove.ts';
import { report } from './report.ts';
import type { Figure } from './rounds.ts';
import { startLimit, startProduct, startRenderer } from './servers.ts';
import { measureStarts, memoryOf, tableOfProcesses } from './starts.ts';
import type { Table } from './table.ts';
import { measureVotes } from './votes.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const only = process.env['BENCH_ONLY'];
const growth = process.env['BENCH_GROWTH'];
const plan = {
  seconds: Number(process.env['BENCH_SECONDS'] ?? 2),
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
};
const secret = randomBytes(24).toString('hex');
const history = 10_000;
const prepareFor = (server: string, jobs: readonly Job[]): Promise<Ready> =>
  prepare(server, { jobs, secret, writes: writesWanted(plan.rounds), history, say });

async function measureAll(
  jobs: readonly Job[],
  { at }: Ready,
  proven: Proven,
  database: number,
): Promise<{ figures: Figure[]; processes: Table | null }> {
  const openProduct = () => startProduct(at.product, secret, 'web,api');
  const openLimit = () => startLimit(at.product, secret);
  if (!only) say('Cold starts …');
  const begins = only ? null : await measureStarts(openProduct, openLimit);
  const product = await openProduct();
  await untilRenderedAhead(product);
  const reader = await openLimit();
  const writer = await startLimit(at.limit, secret);
  await reader.hold(proven.held);
  const figures: Figure[] = [];
  for (const job of jobs) {
    const limit = job.kind === 'write' ? writer : reader;
    const asked = job.fresh ? await startRenderer(at.product, secret) : product;
    const figure = await measure(
      { product: asked, limit, database, plan, say },
      job,
      proven.requests.get(job) ?? [],
    );
    if (asked !== product) await asked.stop();
    figures.push({ ...figure, counts: proven.counts.get(job) });
  }
  const after = { product: memoryOf(product), limit: memoryOf(reader) };
  await Promise.all([product.stop(), reader.stop(), writer.stop()]);
  return { figures, processes: begins && tableOfProcesses(begins, after) };
}

/** BENCH_ONLY=encrypted: encrypted payloads beside the same call in the clear. */
async function measureSealing(server: string, database: number): Promise<void> {
  const { at, regulars, facts } = await prepareFor(server, []);
  const plain = await startProduct(at.product, secret, 'web,api');
  const encrypted = await startEncrypted(at.product, secret);
  const figure = await measureEncrypted({ plain, encrypted, database, plan, say }, regulars);
  await Promise.all([plain.stop(), encrypted.stop()]);
  report([figure], facts, { write: false, processes: null });
}

/** BENCH_ONLY=keeps-up: how long after the last booking the outbox and the jobs are empty, with all roles at work. */
async function measureBehind(server: string, database: number): Promise<void> {
  const jobs = chosenJobs('book');
  const ready = await prepare(server, { jobs, secret, writes: placed + 100, history, say });
  const { perSecond, outboxMs, jobsMs } = await measureKeepsUp(ready, secret, database);
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  say(`${placed} bookings placed at ${Math.round(perSecond)} a second with all roles at work.`);
  say(`After the last: outbox empty in ${seconds(outboxMs)} s, all jobs done in ${seconds(jobsMs)} s.`);
}

/** By BENCH_GROWTH: what is measured by itself, and writes nothing. */
const measuredAlone: Readonly<Partial<Record<string, (server: string, database: number) => Promise<void>>>> =
  {
    changes: (server, database) => measureChanges({ server, database, say }),
    drive: (server) => measureDrive({ server, rounds: plan.rounds, say }),
    feed: (server) => measureFeed({ server, rounds: plan.rounds, say }),
    posting: (server, database) =>
      measurePosting({
        server,
        database,
        secret,
        ...plan,
        known: Number(process.env['BENCH_KNOWN'] ?? 30_000),
        say,
      }),
    search: (server) => measureSearch({ server, rounds: plan.rounds, say }),
    votes: (server) => measureVotes({ server, rounds: plan.rounds, say }),
  };

async function main(): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const pidFile = readFileSync(`${postgres.dataDir}/cluster/postmaster.pid`, 'utf8');
    const database = Number(pidFile.split('\n')[0]);
    if (only === 'encrypted') return await measureSealing(postgres.url, database);
    if (only === 'messages')
      return await measureMessages({ server: postgres.url, database, secret, seconds: plan.seconds, say });
    if (only === 'seals') return await measureSeals({ secret, rounds: plan.rounds, say });
    if (only === 'cvs') return await measureCvs({ server: postgres.url, secret, rounds: plan.rounds, say });
    if (only === 'keeps-up') return await measureBehind(postgres.url, database);
    const alone = measuredAlone[growth ?? ''];
    if (alone) return await alone(postgres.url, database);
    if (growth)
      return await measureGrowth({
        server: postgres.url,
        database,
        secret,
        ...plan,
        only: growth,
        jobs: only,
        say,
      });
    if (process.env['BENCH_MEMORY'])
      return await measureMemory({
        server: postgres.url,
        database,
        secret,
        minutes: Number(process.env['BENCH_MEMORY']),
        only,
        say,
      });
    const jobs = chosenJobs(only);
    const ready = await prepareFor(postgres.url, jobs);
    say('Comparing answers and rows …');
    const proven = await prove(jobs, ready, ready);
    const { figures, processes } = await measureAll(jobs, ready, proven, database);
    report(figures, ready.facts, { write: !only && process.env['BENCH_WRITE'] !== '0', processes });
  } finally {
    for (const name of ['run_product', 'run_limit']) await dropDatabase(postgres.url, name);
    await postgres.stop();
  }
}

await main();
