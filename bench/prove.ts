/**
 * Before anything is measured: both sides answer the same and leave the same rows, and what one operation of each asks of
 * the database is counted, with nothing else under way.
 */
import { askWell } from './ask.ts';
import { type Counter, type Counts, openCounter } from './counted.ts';
import type { City, Job } from './jobs/job.ts';
import type { LoadOptions } from './load.ts';
import { middle } from './rounds.ts';
import { checkAlike, checkSameAnswers } from './same-answers.ts';
import { checkSameRows, writtenBy } from './same-rows.ts';
import {
  type HeldAnswer,
  type Limit,
  type Product,
  startLimit,
  startProduct,
  startRenderer,
} from './servers.ts';

export interface Proven {
  readonly requests: ReadonlyMap<Job, readonly LoadOptions[]>;
  readonly held: ReadonlyMap<string, HeldAnswer>;
  readonly counts: ReadonlyMap<Job, { product: Counts; limit: Counts }>;
}

export interface Databases {
  /** The product writes into it, and both read from it. */
  readonly product: string;
  /** A copy, into which the limit writes. */
  readonly limit: string;
}

/** The first operations of a connection plan their statements, and the first of a session read who it is. */
const warming = 8;
const counted = 7;
export const provedWrites = warming + counted;

const medianOf = (all: readonly Counts[]): Counts => ({
  statements: middle(all.map((one) => one.statements)),
  roundTrips: middle(all.map((one) => one.roundTrips)),
});

async function countsOf(counter: Counter, origin: string, requests: readonly LoadOptions[]): Promise<Counts> {
  const all: Counts[] = [];
  for (let at = 0; at < provedWrites; at += 1) {
    const request = requests[at % requests.length];
    if (!request) throw new Error('A job has no request.');
    const one = await counter.during(() => askWell(origin, request));
    if (at >= warming) all.push(one);
  }
  return medianOf(all);
}

interface Sides {
  readonly product: Product;
  /** The product without a page cache, for pages that are rendered anew. */
  readonly renderer: Product;
  readonly limit: Limit;
  /** The limit on the database of its own. */
  readonly writer: Limit;
  readonly counters: { readonly product: Counter; readonly limit: Counter; readonly writer: Counter };
}

let again = 0;
/** An address by which the limit knows that the page is rendered. */
export function freshly(request: LoadOptions): LoadOptions {
  again += 1;
  return { ...request, path: `${request.path}&again=${again}` };
}

async function holdPages(
  requests: readonly LoadOptions[],
  { product, limit }: Sides,
): Promise<Map<string, HeldAnswer>> {
  const held = new Map<string, HeldAnswer>();
  for (const request of requests) {
    const { type, encoding, bytes, text } = await askWell(product.origin, request);
    held.set(request.path, { type, encoding, bytes, html: text });
  }
  await limit.hold(held);
  return held;
}

/** A first booking warms both up; the second is compared. */
async function proveWrite(
  job: Job,
  requests: readonly LoadOptions[],
  sides: Sides,
  at: Databases,
): Promise<void> {
  const [first, second] = requests;
  if (!first || !second) throw new Error(`${job.title}: there are too few requests.`);
  await askWell(sides.product.origin, first);
  await askWell(sides.writer.origin, first);
  const ours = await writtenBy(at.product, () => askWell(sides.product.origin, second));
  const theirs = await writtenBy(at.limit, () => askWell(sides.writer.origin, second));
  checkSameRows(job.title, ours, theirs);
  if (job.answersAlike) checkAlike(job.title, ours, theirs);
}

async function proveOne(job: Job, requests: readonly LoadOptions[], sides: Sides, at: Databases) {
  const { product, limit, writer, counters } = sides;
  if (job.kind === 'read') await checkSameAnswers(product.origin, limit.origin, requests);
  if (job.kind === 'write') await proveWrite(job, requests, sides, at);
  const asked = job.kind === 'write' ? requests.slice(2) : requests;
  const next = (
    job.fresh
      ? Array.from({ length: provedWrites }, (_, n) => asked[n % asked.length] ?? { path: '/' })
      : asked
  ).map((request) => (job.fresh ? freshly(request) : request));
  return {
    product: await countsOf(counters.product, (job.fresh ? sides.renderer : product).origin, next),
    limit: await countsOf(
      job.kind === 'write' ? counters.writer : counters.limit,
      job.kind === 'write' ? writer.origin : limit.origin,
      next,
    ),
  };
}

async function openSides(at: Databases, secret: string): Promise<Sides> {
  const [product, limit, writer] = await Promise.all([
    openCounter(at.product),
    openCounter(at.product),
    openCounter(at.limit),
  ]);
  return {
    counters: { product, limit, writer },
    // What is rendered ahead asks the database too, and would be counted with the first operations.
    product: await startProduct(product.url, secret, 'web,api', { PAGES_AHEAD_MB: '0' }),
    renderer: await startRenderer(product.url, secret),
    limit: await startLimit(limit.url, secret),
    writer: await startLimit(writer.url, secret),
  };
}

async function close({ product, renderer, limit, writer, counters }: Sides): Promise<void> {
  await Promise.all([product, renderer, limit, writer].map((server) => server.stop()));
  for (const counter of Object.values(counters)) counter.close();
}

/** `wanted`: how many requests of a write the rounds will send. */
export async function prove(
  jobs: readonly Job[],
  city: Omit<City, 'origin'>,
  { at, secret, wanted }: { readonly at: Databases; readonly secret: string; readonly wanted: number },
): Promise<Proven> {
  const sides = await openSides(at, secret);
  const requests = new Map<Job, readonly LoadOptions[]>();
  const counts = new Map<Job, { product: Counts; limit: Counts }>();
  let held = new Map<string, HeldAnswer>();
  try {
    for (const job of jobs) {
      const all = await job.requests({ ...city, origin: sides.product.origin }, wanted);
      if (job.kind === 'page') held = new Map([...held, ...(await holdPages(all, sides))]);
      counts.set(job, await proveOne(job, all, sides, at));
      requests.set(job, job.kind === 'write' ? all.slice(2 + provedWrites) : all);
    }
    return { requests, held, counts };
  } finally {
    await close(sides);
  }
}
