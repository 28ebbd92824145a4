/** The databases of a run: a copy of the large city with people, carts and bookings, and a second copy of that. */
import type pg from 'pg';
import { openPool } from '../apps/server/src/platform/db/database.ts';
import { fillApplications } from './city/applications.ts';
import { fillCarts } from './city/carts.ts';
import { fillChallenges } from './city/challenges.ts';
import { fillHistory } from './city/history.ts';
import { fillHiring, type HiringSize } from './city/hiring.ts';
import { copyOf, ensureLargeCity, factsOf } from './city/large-city.ts';
import { fillLargePartner } from './city/large-partner.ts';
import { fillDrafts, fillLeads } from './city/leads.ts';
import { fillNetwork } from './city/network.ts';
import { fillOffice } from './city/office.ts';
import { signInPartners } from './city/sign-in.ts';
import { fillWork, type Work } from './city/work.ts';
import type { City, Job } from './jobs/job.ts';
import { type Databases, provedWrites } from './prove.ts';

/** Customers and partners of the reads, with bookings of their own. */
const regular = 200;

export interface Ready extends Omit<City, 'origin'> {
  readonly at: Databases;
  /** Requests of each write. */
  readonly wanted: number;
}

interface Request {
  readonly jobs: readonly Job[];
  readonly secret: string;
  /** Requests of each write in the rounds. */
  readonly writes: number;
  /** Bookings of the past and of the next days. */
  readonly history: number;
  /** Jobs and candidates, where jobs need them. */
  readonly hiring?: HiringSize;
  readonly say: (sentence: string) => void;
  /** Changes the city once its people are there: few partners would not have the professionals for all carts. */
  readonly change?: (pool: pg.Pool) => Promise<void>;
}

const pairOf = 2;
const usualHiring: HiringSize = { jobs: 100_000, candidates: 100_000 };

/** The product and the limit each write into a copy of their own. */
export async function prepare(server: string, request: Request): Promise<Ready> {
  const { jobs, secret, history, say } = request;
  const city = await ensureLargeCity(server, say);
  say('Filling carts and bookings …');
  const wanted = pairOf + provedWrites + request.writes;
  const product = await copyOf(server, city, 'run_product');
  const pool = openPool(product, { max: 2, queryTimeoutMs: 900_000, durable: false });
  // Where filling fails, what it failed with is thrown, and not that its idle connections end with the server.
  pool.on('error', () => undefined);
  const taken = (what: Job['takes']) => wanted * jobs.filter(({ takes }) => takes === what).length;
  const people = await fillCarts(pool, secret, regular + taken('shopper'));
  const regulars = people.slice(0, regular);
  const partners = await signInPartners(pool, secret, { first: regular });
  const ids = regulars.map(({ userId }) => userId);
  await fillHistory(pool, history, ids);
  const work = new Map<string, Work[]>();
  const buyerId = ids[0] ?? '';
  for (const [at, { id, stage, hour = 13 }] of jobs.filter((job) => job.stage).entries())
    if (stage)
      work.set(
        id,
        await fillWork(pool, secret, { stage, count: wanted, buyerId, prefix: at.toString(36), hour }),
      );
  const largePartner = await fillLargePartner(pool);
  await fillLeads(pool, partners, ids);
  const drafts = await fillDrafts(pool, secret, taken('draft'), buyerId);
  const office = await fillOffice(pool, secret, taken('colleague'));
  const [employer] = partners;
  const isHiring = employer && jobs.some(({ needs }) => needs === 'hiring' || needs === 'applications');
  const hiring = isHiring ? await fillHiring(pool, employer, request.hiring ?? usualHiring) : null;
  const isApplying = hiring && jobs.some(({ needs }) => needs === 'applications');
  const applying = isApplying ? await fillApplications(pool, secret, { partners, wanted }) : null;
  const network = jobs.some(({ needs }) => needs === 'network') ? await fillNetwork(pool, ids) : null;
  const codes = await fillChallenges(
    pool,
    secret,
    people.map(({ userId }) => userId),
  );
  await request.change?.(pool);
  await pool.query('vacuum analyze');
  const facts = await factsOf(pool);
  await pool.end();
  const limit = await copyOf(server, 'run_product', 'run_limit');
  const at = { product, limit };
  const shoppers = people.slice(regular);
  const settled = { largePartner, office, hiring, applying, network, drafts, work, codes };
  return { at, wanted, shoppers, regulars, partners, ...settled, secret, facts };
}
