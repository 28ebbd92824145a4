import type { Tx } from '../../platform/db/database.ts';
import { endOfDays } from './job.rules.ts';
import { expireJobs, publishPlannedJobs } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';

const { verb, allowMany, moveMany } = jobTransitions;

/** Jobs whose planned time has come. */
export async function publishPlanned(tx: Tx, now: Date): Promise<void> {
  await moveMany(tx, allowMany(verb.publishPlanned), { now }, (rows) =>
    publishPlannedJobs(tx, rows, { now, expiresAt: endOfDays(now) }),
  );
}

/** Jobs whose days are over. */
export async function expireDue(tx: Tx, now: Date): Promise<void> {
  await moveMany(tx, allowMany(verb.expire), { now }, (rows) => expireJobs(tx, rows, now));
}
