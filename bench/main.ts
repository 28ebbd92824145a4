/**
 * npm run bench: the product beside the limit of the same machine, in turns, in one run of a few minutes.
 * BENCH_SECONDS: length of a turn; BENCH_ROUNDS: turns of each side; BENCH_WRITE=0: leaves docs/bench.md as it is.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openPool } from '../apps/server/src/platform/db/database.ts';
import { fillCarts, type Shopper } from './city/carts.ts';
import {
  copyOf,
  dropDatabase,
  ensureLargeCity,
  type Facts,
  factsOf,
  startBenchPostgres,
} from './city/large-city.ts';
import { measureEncrypted, startEncrypted } from './encrypted.ts';
import { measureReads } from './reads.ts';
import { openRecorder } from './record.ts';
import { report } from './report.ts';
import type { Figure } from './rounds.ts';
import { type Product, startHttpLimit, startProduct, startReplay } from './servers.ts';
import { listenToDriver, type Statement } from './statements.ts';
import { bookingsWanted, connections, measureWrites, measureWritesWithAll } from './writes.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const plan = {
  seconds: Number(process.env['BENCH_SECONDS'] ?? 4),
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
};
const secret = randomBytes(24).toString('hex');

interface Ready {
  readonly productUrl: string;
  readonly limitUrl: string;
  readonly shoppers: readonly Shopper[];
  readonly facts: Facts;
  readonly reads: Awaited<ReturnType<typeof measureReads.learn>>;
  readonly works: readonly (readonly Statement[])[];
}

/** Two copies of the city with the same full carts, and the statements of every call, learned on a third. */
async function prepare(server: string): Promise<Ready> {
  const city = await ensureLargeCity(server, say);
  say('Filling carts …');
  const productUrl = await copyOf(server, city, 'run_product');
  const pool = openPool(productUrl, { max: 2, queryTimeoutMs: 60_000, durable: false });
  const shoppers = await fillCarts(pool, secret, bookingsWanted(plan.rounds));
  await pool.query('vacuum analyze');
  const facts = await factsOf(pool);
  await pool.end();
  const limitUrl = await copyOf(server, 'run_product', 'run_limit');
  const recordUrl = await copyOf(server, 'run_product', 'run_record');
  say('Learning the statements …');
  listenToDriver();
  const recorder = await openRecorder(recordUrl, secret);
  const reads = await measureReads.learn(recorder);
  const works = await recorder.book(shoppers);
  await recorder.close();
  await dropDatabase(server, 'run_record');
  return { productUrl, limitUrl, shoppers, facts, reads, works };
}

/** BENCH_ONLY=encrypted measures this alone, and leaves docs/bench.md as it is. */
async function measureSealing(
  { productUrl, shoppers }: Pick<Ready, 'productUrl' | 'shoppers'>,
  plain: Product,
  database: number,
): Promise<Figure> {
  const encrypted = await startEncrypted(productUrl, secret);
  const figure = await measureEncrypted({ plain, encrypted, database, plan, say }, shoppers);
  await encrypted.stop();
  return figure;
}

async function onlySealing(server: string, database: number): Promise<void> {
  const productUrl = await copyOf(server, await ensureLargeCity(server, say), 'run_product');
  const pool = openPool(productUrl, { max: 2, queryTimeoutMs: 60_000, durable: false });
  const shoppers = await fillCarts(pool, secret, 32);
  const facts = await factsOf(pool);
  await pool.end();
  const plain = await startProduct(productUrl, secret, 'web,api');
  report([await measureSealing({ productUrl, shoppers }, plain, database)], facts, false);
  await plain.stop();
  await dropDatabase(server, 'run_product');
}

async function measure({ productUrl, limitUrl, shoppers, reads, works }: Ready, database: number) {
  const product = await startProduct(productUrl, secret, 'web,api');
  const limit = await startHttpLimit(productUrl);
  const readFigures = await measureReads.run({ product, limit, database, plan, say }, reads);
  await limit.stop();
  const replay = await startReplay(limitUrl, connections);
  const booked = await measureWrites({ product, replay, database, plan, say }, shoppers, works);
  await replay.stop();
  await product.stop();
  const whole = await startProduct(productUrl, secret, 'web,api,socket,worker');
  const bookedWithAll = await measureWritesWithAll({ product: whole, database, say }, shoppers);
  await whole.stop();
  return [...readFigures, booked, bookedWithAll];
}

async function main(): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const pidFile = readFileSync(`${postgres.dataDir}/cluster/postmaster.pid`, 'utf8');
    const database = Number(pidFile.split('\n')[0]);
    if (process.env['BENCH_ONLY'] === 'encrypted') return await onlySealing(postgres.url, database);
    const ready = await prepare(postgres.url);
    const figures = await measure(ready, database);
    report(figures, ready.facts, process.env['BENCH_WRITE'] !== '0');
    for (const name of ['run_product', 'run_limit']) await dropDatabase(postgres.url, name);
  } finally {
    await postgres.stop();
  }
}

await main();
