import type pg from 'pg';
import type { Log } from '../log.ts';

/** Any number that no other program uses for its advisory locks. */
const lockSpace = 727_061;
const lookEveryMs = 20_000;

export interface Lease {
  release(): Promise<void>;
}

/** Whose lock can be taken is dead: what it had begun is everybody's again. Consumers bear a second time. */
const freeJobsOfTheDead = `with owner as materialized (
    select distinct locked_by from graphile_worker._private_jobs where locked_by is not null and locked_by <> $1),
  dead as materialized (select locked_by from owner where pg_try_advisory_xact_lock($2, hashtext(locked_by)))
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`;

/**
 * Jobs of a node that was killed would stay locked for four hours, and the clocks of its bookings with them. So each
 * runner holds an advisory lock by its id for as long as it lives, and looks whether the others still hold theirs.
 */
export async function holdLease(pool: pg.Pool, log: Log, runnerId: string): Promise<Lease> {
  let holder: pg.PoolClient | null = null;
  const drop = (broken: boolean) => {
    holder?.release(broken);
    holder = null;
  };
  const look = async () => {
    try {
      if (holder === null) {
        holder = await pool.connect();
        holder.once('error', () => drop(true));
        await holder.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, runnerId]);
      }
      await holder.query(freeJobsOfTheDead, [runnerId, lockSpace]);
    } catch (error) {
      drop(true);
      log.warn({ err: error }, 'could not look for jobs of nodes that died');
    }
  };
  await look();
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEveryMs);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      await looking;
      drop(true);
    },
  };
}
