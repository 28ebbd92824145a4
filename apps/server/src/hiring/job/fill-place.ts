import { liveJob } from '@nukkad/contract/hiring/job/job.noun';
import type { Tx } from '../../platform/db/database.ts';
import { type JobRow, lockJob } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';

type Places = Pick<JobRow, 'openings' | 'placesFilled' | 'status'>;

/** None of a job that is over; more may be hired than were looked for. */
export const placesLeftOf = ({ openings, placesFilled, status }: Places): number =>
  liveJob.some((live) => live === status) ? Math.max(0, openings - placesFilled) : 0;

export async function holdPlaces(tx: Tx, jobId: string): Promise<number> {
  const row = await lockJob(tx, jobId);
  return row ? placesLeftOf(row) : 0;
}

/** The last one closes the job; of one that is over the count alone would change, so nothing does. */
export async function fillPlace(tx: Tx, jobId: string, at: Date): Promise<void> {
  const row = await lockJob(tx, jobId);
  if (!row) return;
  const { verb } = jobTransitions;
  const changes = { placesFilled: row.placesFilled + 1 };
  if (placesLeftOf({ ...row, ...changes }) > 0) {
    const filled = jobTransitions.allowSystem(verb.fillPlace, row);
    if (filled) await jobTransitions.move(tx, filled, { now: at, to: filled.row.status, changes });
    return;
  }
  const last = jobTransitions.allowSystem(verb.closeFilled, row);
  if (last) await jobTransitions.move(tx, last, { now: at, changes: { ...changes, outcome: 'filled' } });
}
