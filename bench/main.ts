/**
 * npm run bench: the product beside a hand-written server on the same machine, in turns, in one run of a few minutes.
 * BENCH_ONLY=list,book: only these jobs (see jobs/), and docs/bench.md stays as it is. BENCH_SECONDS: length of a turn;
 * BENCH_ROUNDS: turns of each side; BENCH_WRITE=0: leaves docs/bench.md as it is.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openPool } from '../apps/server/src/platform/db/database.ts';
import { fillCarts } from './city/carts.ts';
import { fillHistory } from './city/history.ts';
import { copyOf, dropDatabase, ensureLargeCity, factsOf, startBenchPostgres } from './city/large-city.ts';
import { signInPartners } from './city/sign-in.ts';
import { measureEncrypted, startEncrypted } from './encrypted.ts';
import { chosenJobs } from './jobs/index.ts';
import type { City, Job } from './jobs/job.ts';
import { measure, writesWanted } from './measure.ts';
import { type Databases, type Proven, prove, provedWrites } from './prove.ts';
import { report } from './report.ts';
import type { Figure } from './rounds.ts';
import { startLimit, startProduct } from './servers.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const only = process.env['BENCH_ONLY'];
const plan = {
  seconds: Number(process.env['BENCH_SECONDS'] ?? 2),
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
};
const secret = randomBytes(24).toString('hex');
const wanted = 2 + provedWrites + writesWanted(plan.rounds);
/** Customers and partners of the reads, with bookings of their own. */
const regular = 200;
const history = 10_000;

interface Ready extends Omit<City, 'origin'> {
  readonly at: Databases;
}

/** Two copies of the city with the same full carts: the product and the limit each write into their own. */
async function prepare(server: string, jobs: readonly Job[]): Promise<Ready> {
  const city = await ensureLargeCity(server, say);
  say('Filling carts …');
  const product = await copyOf(server, city, 'run_product');
  const pool = openPool(product, { max: 2, queryTimeoutMs: 60_000, durable: false });
  const writes = jobs.filter(({ kind }) => kind === 'write').length;
  const people = await fillCarts(pool, secret, regular + writes * wanted);
  const regulars = people.slice(0, regular);
  const partners = await signInPartners(pool, secret, { first: regular });
  const ids = regulars.map(({ userId }) => userId);
  await fillHistory(pool, history, ids);
  await pool.query('vacuum analyze');
  const facts = await factsOf(pool);
  await pool.end();
  const limit = await copyOf(server, 'run_product', 'run_limit');
  return { at: { product, limit }, shoppers: people.slice(regular), regulars, partners, facts };
}

async function measureAll(
  jobs: readonly Job[],
  { at }: Ready,
  proven: Proven,
  database: number,
): Promise<Figure[]> {
  const product = await startProduct(at.product, secret, 'web,api');
  const reader = await startLimit(at.product, secret);
  const writer = await startLimit(at.limit, secret);
  await reader.hold(proven.held);
  const figures: Figure[] = [];
  for (const job of jobs) {
    const limit = job.kind === 'write' ? writer : reader;
    const figure = await measure(
      { product, limit, database, plan, say },
      job,
      proven.requests.get(job) ?? [],
    );
    figures.push({ ...figure, counts: proven.counts.get(job) });
  }
  await Promise.all([product.stop(), reader.stop(), writer.stop()]);
  return figures;
}

/** BENCH_ONLY=encrypted: encrypted payloads beside the same call in the clear. */
async function measureSealing(server: string, database: number): Promise<void> {
  const { at, regulars, facts } = await prepare(server, []);
  const plain = await startProduct(at.product, secret, 'web,api');
  const encrypted = await startEncrypted(at.product, secret);
  const figure = await measureEncrypted({ plain, encrypted, database, plan, say }, regulars);
  await Promise.all([plain.stop(), encrypted.stop()]);
  report([figure], facts, false);
}

async function main(): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const pidFile = readFileSync(`${postgres.dataDir}/cluster/postmaster.pid`, 'utf8');
    const database = Number(pidFile.split('\n')[0]);
    if (only === 'encrypted') return await measureSealing(postgres.url, database);
    const jobs = chosenJobs(only);
    const ready = await prepare(postgres.url, jobs);
    say('Comparing answers and rows …');
    const proven = await prove(jobs, ready, { at: ready.at, secret, wanted });
    const figures = await measureAll(jobs, ready, proven, database);
    report(figures, ready.facts, !only && process.env['BENCH_WRITE'] !== '0');
  } finally {
    for (const name of ['run_product', 'run_limit']) await dropDatabase(postgres.url, name);
    await postgres.stop();
  }
}

await main();
