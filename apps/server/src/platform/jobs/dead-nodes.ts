import type pg from 'pg';
import type { Log } from '../log.ts';

/** Any number that no other program uses for its advisory locks. */
export const leaseSpace = 727_061;
const lookEveryMs = 20_000;
const lookAgainMs = 2_000;

export interface Lease {
  release(): void;
}

/**
 * A runner whose lock can be taken is dead, and one of `$3` was given up by this process: their jobs may be taken by
 * any other. Consumers tolerate a second run.
 */
const freeJobsOfTheDead = `with owner as materialized (
    select distinct locked_by from graphile_worker._private_jobs where locked_by is not null and locked_by <> $1),
  dead as materialized (select locked_by from owner
    where locked_by = any($3::text[]) or pg_try_advisory_xact_lock($2, hashtext(locked_by)))
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`;

/** The connection broke while a job was handed out: it is locked for a runner that never heard of it. */
const freeJobsNeverHeardOf = `update graphile_worker._private_jobs set locked_by = null, locked_at = null
  where locked_by = $1 and locked_at < now() - interval '30 seconds' and id <> all($2::bigint[])`;

export interface LeaseDependencies {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly runnerId: string;
  /** Ids of runners that this process has cut from the database. */
  readonly abandoned: readonly string[];
  /** Ids of the jobs that the runner has begun and not ended. */
  readonly underWay: () => readonly string[];
}

/**
 * Jobs of a node that was killed would stay locked for four hours, and the clocks of its bookings with them. So each
 * runner holds an advisory lock by its id for as long as it lives, and looks whether the others still hold theirs.
 */
export async function holdLease(deps: LeaseDependencies): Promise<Lease> {
  const { pool, log, runnerId, abandoned, underWay } = deps;
  let holder: pg.PoolClient | null = null;
  let released = false;
  const drop = () => {
    holder?.release(true);
    holder = null;
  };
  const take = async () => {
    const client = await pool.connect();
    if (released) return client.release(true);
    holder = client;
    client.once('error', () => {
      if (holder === client) drop();
    });
    await client.query('select pg_advisory_lock($1, hashtext($2))', [leaseSpace, runnerId]);
  };
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    let next = lookEveryMs;
    try {
      if (holder === null) await take();
      await holder?.query(freeJobsOfTheDead, [runnerId, leaseSpace, abandoned]);
      await holder?.query(freeJobsNeverHeardOf, [runnerId, underWay()]);
    } catch (error) {
      drop();
      next = lookAgainMs;
      if (!released) log.warn({ err: error }, 'could not look for jobs of nodes that died');
    }
    if (!released) timer = setTimeout(() => void look(), next).unref();
  };
  await look();
  return {
    release: () => {
      released = true;
      clearTimeout(timer);
      drop();
    },
  };
}
