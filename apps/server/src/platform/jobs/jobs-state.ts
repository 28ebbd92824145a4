import { codeOf } from '../error-code.ts';
import type pg from 'pg';
import { leaseSpace } from './dead-nodes.ts';

/** How the jobs of all nodes are doing. */
export interface JobsState {
  /** Runners that live, on any node. */
  readonly runners: number;
  /** How long the oldest job that could run has been waiting, milliseconds; 0: none waits. */
  readonly oldestDueMs: number;
}

/** Two-part advisory locks have the object sub-id 2. */
const stateQuery = `select
  (select count(*) from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and classid = $1 and objsubid = 2 and granted) as runners,
  coalesce((select extract(epoch from now() - min(run_at)) * 1000 from graphile_worker._private_jobs
    where is_available and run_at <= now()), 0)::bigint as "oldestDueMs"`;
const noSuchTable = '42P01';

/** Rejects when the database does not answer. Before any node has run jobs, there are none. */
export async function readJobsState(pool: pg.Pool): Promise<JobsState> {
  try {
    const { rows } = await pool.query<JobsState>(stateQuery, [leaseSpace]);
    return rows[0] ?? { runners: 0, oldestDueMs: 0 };
  } catch (error) {
    if (codeOf(error) === noSuchTable) return { runners: 0, oldestDueMs: 0 };
    throw error;
  }
}
