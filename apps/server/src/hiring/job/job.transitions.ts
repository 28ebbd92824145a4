/** How a job moves: its table is `job.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { jobErrors, jobEvents, jobLifecycle } from '@nukkad/contract/hiring/job/job.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { jobCapacities, mayPost, seesJob } from './job.policy.ts';
import { type JobRow, lockJob, saveJob } from './job.store.ts';

interface MoveDetail {
  readonly changes?: Partial<JobRow>;
}

export const jobTransitions = transitions({
  table: jobLifecycle,
  notFound: jobErrors.job_not_found,
  movedOn: jobErrors.job_moved_on,
  lock: lockJob,
  sees: (viewer: Viewer, row) => seesJob(viewer, row) || mayPost(viewer, row),
  capacities: jobCapacities,
  next: nextRow<JobRow, MoveDetail>,
  save: saveJob,
  logged: logOf(jobLifecycle, 'job', 'jobId'),
  tells: tellsOf(jobLifecycle, jobEvents),
});
