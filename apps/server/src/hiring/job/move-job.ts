import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { JobDependencies } from './job.interface.ts';
import { presentJob } from './job.presenter.ts';
import { isInLastDays, isRenewedOut, renewedUntil } from './job.rules.ts';
import type { JobRow } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';

interface Asked {
  readonly jobId: string;
  readonly version: number;
}

const { verb } = jobTransitions;
type SeenVerb = 'deactivate' | 'activate' | 'renew' | 'close' | 'cancel';

/** By its employer, as it was seen. `changesOf` refuses what the lifecycle does not know. */
const moveSeen = (
  deps: JobDependencies,
  call: SignedInCall,
  as: SeenVerb,
  { jobId, version }: Asked,
  changesOf: (row: JobRow) => Partial<JobRow> = () => ({}),
): Promise<Job> =>
  deps.platform.write(call, async (tx) => {
    const allowed = await jobTransitions.lockTo(tx, call.viewer, as, jobId);
    const { row } = allowed;
    if (row.version !== version) refuse(kernelErrors.stale_state, { present: row.status });
    const moved = await jobTransitions.move(tx, allowed, { now: call.now, changes: changesOf(row) });
    return lastReads((reader) => presentJob(deps, reader, moved, call));
  });

export const deactivateJob = (deps: JobDependencies, call: SignedInCall, asked: Asked): Promise<Job> =>
  moveSeen(deps, call, verb.deactivate, asked);

export const activateJob = (deps: JobDependencies, call: SignedInCall, asked: Asked): Promise<Job> =>
  moveSeen(deps, call, verb.activate, asked, ({ expiresAt }) => {
    if (expiresAt === null || expiresAt <= call.now) refuse(jobErrors.job_time_over);
    return {};
  });

export const renewJob = (deps: JobDependencies, call: SignedInCall, asked: Asked): Promise<Job> =>
  moveSeen(deps, call, verb.renew, asked, (row) => {
    if (isRenewedOut(row)) refuse(jobErrors.job_renewed_twice);
    if (!isInLastDays(row, call.now)) refuse(jobErrors.job_renew_early);
    return { renewals: row.renewals + 1, expiresAt: renewedUntil(row, call.now) };
  });

export const closeJob = (
  deps: JobDependencies,
  call: SignedInCall,
  { outcome, ...asked }: Asked & { readonly outcome: 'filled' | 'ended' },
): Promise<Job> => moveSeen(deps, call, verb.close, asked, () => ({ outcome }));

export const cancelJob = (deps: JobDependencies, call: SignedInCall, asked: Asked): Promise<Job> =>
  moveSeen(deps, call, verb.cancel, asked);

/** It is gone for its employer; what belongs to it stays for those who applied. */
export const deleteJob = (
  deps: JobDependencies,
  call: SignedInCall,
  { jobId, version }: Asked,
): Promise<{ jobId: string }> =>
  deps.platform.write(call, async (tx) => {
    const allowed = await jobTransitions.lockTo(tx, call.viewer, verb.delete, jobId);
    const { row } = allowed;
    if (row.version !== version) refuse(kernelErrors.stale_state, { present: row.status });
    const changes = { heldAt: null, heldReasons: [], publishAt: null };
    await jobTransitions.move(tx, allowed, { now: call.now, changes });
    return { jobId };
  });
