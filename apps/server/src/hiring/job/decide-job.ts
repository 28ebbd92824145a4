import type { OfficeJob } from '@nukkad/contract/hiring/job/job-office.api';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize, partOf } from '../../platform/authorize.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { JobDependencies } from './job.interface.ts';
import { mayDecideReports } from './job.policy.ts';
import { endOfDays } from './job.rules.ts';
import { type JobRow, lockJob } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';
import { presentOfficeJob } from './office-jobs.ts';
import { countReports, decideReports } from './report.store.ts';

interface Decided {
  readonly jobId: string;
  readonly version: number;
  readonly why: string;
}

const { verb } = jobTransitions;

/** Refuses what is not as it was seen. */
const checkSeen = (row: JobRow, version: number) => {
  if (row.version !== version) refuse(kernelErrors.stale_state, { present: row.status });
};

/** What was found is in order from now on. Whose planned time has passed is published now. */
export const approveJob = (
  deps: JobDependencies,
  call: SignedInCall,
  { jobId, version }: Decided,
): Promise<OfficeJob> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const allowed = await jobTransitions.lockTo(tx, viewer, verb.approve, jobId);
    const { row } = allowed;
    checkSeen(row, version);
    if (row.heldAt === null) refuse(jobErrors.job_not_held, { present: row.status });
    const approvedReasons = [...new Set([...row.approvedReasons, ...row.heldReasons])];
    const changes = { heldAt: null, heldReasons: [], approvedReasons };
    const isLater = row.publishAt !== null && row.publishAt > now;
    const moved = isLater
      ? await jobTransitions.move(tx, jobTransitions.allow(viewer, verb.approvePlanned, row), {
          now,
          changes,
        })
      : await jobTransitions.move(tx, allowed, {
          now,
          changes: { ...changes, publishedAt: now, expiresAt: endOfDays(now) },
        });
    return lastReads((reader) => presentOfficeJob(deps, reader, moved, call));
  });

export const refuseJob = (
  deps: JobDependencies,
  call: SignedInCall,
  { jobId, version, why }: Decided,
): Promise<OfficeJob> =>
  deps.platform.write(call, async (tx) => {
    const allowed = await jobTransitions.lockTo(tx, call.viewer, verb.refuse, jobId);
    checkSeen(allowed.row, version);
    if (allowed.row.heldAt === null) refuse(jobErrors.job_not_held, { present: allowed.row.status });
    const changes = { heldAt: null, publishAt: null, rejectReason: why };
    const moved = await jobTransitions.move(tx, allowed, { now: call.now, changes });
    return lastReads((reader) => presentOfficeJob(deps, reader, moved, call));
  });

/** The reports were right. */
export const takeJobDown = (
  deps: JobDependencies,
  call: SignedInCall,
  { jobId, version, why }: Decided,
): Promise<OfficeJob> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const allowed = await jobTransitions.lockTo(tx, viewer, verb.takeDown, jobId);
    checkSeen(allowed.row, version);
    if (allowed.row.openReports === 0) refuse(jobErrors.job_no_reports, { present: allowed.row.status });
    const moved = await jobTransitions.move(tx, allowed, {
      now,
      changes: { rejectReason: why, openReports: 0 },
    });
    await decideReports(tx, partOf(moved, { jobId, outcome: 'upheld', updatedAt: now }));
    return lastReads((reader) => presentOfficeJob(deps, reader, moved, call));
  });

async function lockReported(tx: Tx, { viewer }: SignedInCall, { jobId, version }: Decided) {
  const found = jobTransitions.seen(viewer, await lockJob(tx, jobId));
  const row = authorize(found, mayDecideReports(viewer));
  checkSeen(row, version);
  if (row.openReports === 0) refuse(jobErrors.job_no_reports, { present: row.status });
  return row;
}

/** They were not; the job stays as it is. */
export const dismissReports = (
  deps: JobDependencies,
  call: SignedInCall,
  decided: Decided,
): Promise<OfficeJob> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const row = await lockReported(tx, call, decided);
    const { jobId } = row;
    await decideReports(tx, partOf(row, { jobId, outcome: 'dismissed', updatedAt: now }));
    await countReports(tx, partOf(row, { jobId }));
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'job.dismissReports',
      subjectKind: 'job',
      subjectId: jobId,
      detail: { why: decided.why },
    });
    return lastReads((reader) => presentOfficeJob(deps, reader, { ...row, openReports: 0 }, call));
  });
