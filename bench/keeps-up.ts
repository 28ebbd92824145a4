/** Whether what goes on behind the calls keeps up: bookings are placed as fast as they can be, with all roles at work. */
import pg from 'pg';
import { bookingJobs } from './jobs/booking.ts';
import { loadTurn } from './load.ts';
import { connections } from './measure.ts';
import type { Ready } from './prepare.ts';
import { type Product, startProduct } from './servers.ts';

export const placed = 600;
const givenUpMs = 120_000;

/** Events that wait for the relay, and jobs that are due: matching, notices and the rest. */
const waiting = `select (select count(*) from outbox where relayed_at is null)::int as events,
  (select count(*) from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts)::int as jobs`;

interface Waiting {
  readonly events: number;
  readonly jobs: number;
}

async function untilNothingWaits(pool: pg.Pool): Promise<{ outboxMs: number; jobsMs: number }> {
  const began = performance.now();
  let outboxMs = 0;
  for (;;) {
    const { rows } = await pool.query<Waiting>(waiting);
    const { events = 0, jobs = 0 } = rows[0] ?? {};
    const passed = performance.now() - began;
    if (events > 0) outboxMs = passed;
    if (events === 0 && jobs === 0) return { outboxMs, jobsMs: passed };
    if (passed > givenUpMs) throw new Error(`Still waiting: ${events} events, ${jobs} jobs.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface KeptUp {
  readonly perSecond: number;
  /** After the last answer, until no event waited and until no job was due, matching of every booking included. */
  readonly outboxMs: number;
  readonly jobsMs: number;
}

async function load(product: Product, ready: Ready, database: number, pool: pg.Pool): Promise<KeptUp> {
  const [job] = bookingJobs;
  if (!job) throw new Error('No job places bookings.');
  const requests = await job.requests({ ...ready, origin: product.origin }, placed + 2 * connections);
  await untilNothingWaits(pool);
  let taken = 0;
  const next = () => {
    const request = requests[taken];
    taken += 1;
    if (!request) throw new Error('There are too few carts.');
    return request;
  };
  const turn = await loadTurn(
    { server: product, database },
    { origin: product.origin, connections, bound: { amount: placed }, next },
  );
  return { perSecond: turn.perSecond, ...(await untilNothingWaits(pool)) };
}

export async function measureKeepsUp(ready: Ready, secret: string, database: number): Promise<KeptUp> {
  const product = await startProduct(ready.at.product, secret, 'web,api,socket,worker');
  const pool = new pg.Pool({ connectionString: ready.at.product, max: 1 });
  try {
    return await load(product, ready, database, pool);
  } finally {
    await pool.end();
    await product.stop();
  }
}
