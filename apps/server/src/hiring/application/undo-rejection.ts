import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import { liveJob } from '@nukkad/contract/hiring/job/job.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { mayReconsider } from './application.rules.ts';
import type { ApplicationRow } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';
import { type AsRead, lockAsRead } from './lock-as-read.ts';

const withoutRejection = {
  rejectedFrom: null,
  rejectedAt: null,
  rejectReason: null,
  rejectWords: null,
  tellAt: null,
  toldAt: null,
} as const;

/** What is over with its job stays as it is. */
async function requireLiveJob({ job }: ApplicationDependencies, tx: Tx, jobId: string): Promise<void> {
  const facts = (await job.jobCards(tx, [jobId])).get(jobId);
  if (!liveJob.some((status) => status === facts?.status)) refuse(applicationErrors.application_job_over);
}

/** Before the candidate heard of it: it is as it was. */
export async function takeBackRejection(
  deps: ApplicationDependencies,
  tx: Tx,
  call: SignedInCall,
  read: AsRead,
): Promise<ApplicationRow> {
  const allowed = await lockAsRead(tx, call, applicationTransitions.verb.takeBack, read);
  const { rejectedFrom, toldAt, jobId } = allowed.row;
  if (rejectedFrom === null) return refuse(applicationErrors.application_declined);
  if (toldAt !== null) refuse(applicationErrors.application_told);
  await requireLiveJob(deps, tx, jobId);
  return applicationTransitions.move(tx, allowed, {
    now: call.now,
    to: rejectedFrom,
    changes: withoutRejection,
  });
}

/** Afterwards, within the days that there are: shortlisted after all. */
export async function reconsiderApplication(
  deps: ApplicationDependencies,
  tx: Tx,
  call: SignedInCall,
  read: AsRead,
): Promise<ApplicationRow> {
  const { now } = call;
  const allowed = await lockAsRead(tx, call, applicationTransitions.verb.reconsider, read);
  const { row } = allowed;
  if (row.rejectedAt === null) refuse(applicationErrors.application_declined);
  if (row.toldAt === null) refuse(applicationErrors.application_reconsider_untold);
  if (!mayReconsider(row, now)) refuse(applicationErrors.application_reconsider_late);
  await requireLiveJob(deps, tx, row.jobId);
  const shortlisted = { step: 'Screening' as const, shortlistedAt: row.shortlistedAt ?? now, endedAt: null };
  const changes = { ...withoutRejection, ...shortlisted };
  const moved = await applicationTransitions.move(tx, allowed, { now, changes });
  if (await deps.job.isClockRunning(tx, moved.jobId)) await deps.job.noteShortlist(tx, moved.jobId, now);
  return moved;
}
