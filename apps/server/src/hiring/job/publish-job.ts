import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Tx } from '../../platform/db/database.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { JobDependencies } from './job.interface.ts';
import { presentJob } from './job.presenter.ts';
import { endOfDays, isComplete, isPlannable } from './job.rules.ts';
import { type JobRow, lockJob } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';
import { newlyHeld } from './wage.ts';

interface Asked {
  readonly jobId: string;
  readonly version: number;
  /** Left out: now. */
  readonly publishAt?: string | undefined;
}

const { verb } = jobTransitions;

/** The time it is planned for; null: now. */
function plannedFor({ publishAt }: Asked, now: Date): Date | null {
  if (publishAt === undefined) return null;
  const at = new Date(publishAt);
  return isPlannable(at, now) ? at : refuse(jobErrors.job_time_wrong);
}

/** Published, planned, or held until staff have looked. */
async function send(
  { skill }: JobDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  { row, publishAt }: { readonly row: JobRow; readonly publishAt: Date | null },
): Promise<JobRow> {
  const held = newlyHeld(row, await skill.taxonomy(tx), now);
  if (held.length > 0) {
    const heldReasons = held.map(({ reason }) => reason);
    const allowed = jobTransitions.allow(viewer, verb.hold, row);
    return jobTransitions.move(tx, allowed, { now, changes: { heldAt: now, heldReasons, publishAt } });
  }
  if (publishAt !== null)
    return jobTransitions.move(tx, jobTransitions.allow(viewer, verb.plan, row), {
      now,
      changes: { publishAt },
    });
  return jobTransitions.move(tx, jobTransitions.allow(viewer, verb.publish, row), {
    now,
    changes: { publishAt: null, publishedAt: now, expiresAt: endOfDays(now) },
  });
}

export function publishJob(deps: JobDependencies, call: SignedInCall, asked: Asked): Promise<Job> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const { row } = jobTransitions.allow(viewer, verb.publish, await lockJob(tx, asked.jobId));
    if (row.version !== asked.version) refuse(kernelErrors.stale_state, { present: row.status });
    if (row.heldAt !== null) refuse(jobErrors.job_waits, { present: row.status });
    if (!isComplete(row)) refuse(jobErrors.job_incomplete, { present: row.status });
    const moved = await send(deps, tx, call, { row, publishAt: plannedFor(asked, now) });
    return lastReads((reader) => presentJob(deps, reader, moved, call));
  });
}
