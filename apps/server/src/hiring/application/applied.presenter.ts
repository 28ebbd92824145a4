import type { AppliedJob, AppliedJobDetail } from '@nukkad/contract/hiring/application/application.model';
import type { Reader } from '../../platform/db/database.ts';
import type { JobFacts } from '../job/index.ts';
import type { JudgedAnswer } from './answer.rules.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import type { Looking } from './application.presenter.ts';
import { isUntold, isWithdrawable, knownStatus, nextOf } from './application.rules.ts';
import type { ApplicationRow } from './application.store.ts';
import { presentMatch } from './match.presenter.ts';

const faceOf = (job: JobFacts | undefined) => ({
  jobTitle: job?.title ?? '',
  companyName: job?.companyName ?? '',
  locality: job?.locality ?? '',
  wageFrom: job?.wageFrom ?? 0,
  wageTo: job?.wageTo ?? 0,
});

const rejectionOf = (row: ApplicationRow) =>
  row.rejectReason === null || isUntold(row) ? null : { reason: row.rejectReason, words: row.rejectWords };

/** As its candidate knows it: a rejection that they have not heard of is none yet. */
function present(row: ApplicationRow, job: JobFacts | undefined, { now, lang }: Looking): AppliedJob {
  const status = knownStatus(row);
  const isInvited = status === 'New Request';
  return {
    applicationId: row.applicationId,
    applicationNumber: row.applicationNumber,
    jobId: row.jobId,
    ...faceOf(job),
    wageUnit: row.wageUnit,
    status,
    step: row.step,
    next: nextOf(row, now),
    invitation: row.invitedAt && { words: row.invitationWords },
    rejection: rejectionOf(row),
    match: presentMatch(row, lang),
    at: row.listedAt.toISOString(),
    version: row.version,
    can: {
      accept: isInvited && job?.isOpen === true,
      decline: isInvited,
      withdraw: isWithdrawable(row),
      talk: row.appliedAt !== null,
    },
  };
}

const jobsOf = (
  { job }: Pick<ApplicationDependencies, 'job'>,
  reader: Reader,
  rows: readonly ApplicationRow[],
): Promise<ReadonlyMap<string, JobFacts>> =>
  job.jobCards(reader, [...new Set(rows.map(({ jobId }) => jobId))]);

export async function presentAppliedList(
  deps: ApplicationDependencies,
  reader: Reader,
  rows: readonly ApplicationRow[],
  looking: Looking,
): Promise<AppliedJob[]> {
  if (rows.length === 0) return [];
  const jobs = await jobsOf(deps, reader, rows);
  return rows.map((row) => present(row, jobs.get(row.jobId), looking));
}

export async function presentApplied(
  deps: ApplicationDependencies,
  reader: Reader,
  looking: Looking,
  row: ApplicationRow,
): Promise<AppliedJob> {
  return present(row, (await jobsOf(deps, reader, [row])).get(row.jobId), looking);
}

export async function presentAppliedDetail(
  deps: ApplicationDependencies,
  reader: Reader,
  looking: Looking,
  { row, answers }: { readonly row: ApplicationRow; readonly answers: readonly JudgedAnswer[] },
): Promise<AppliedJobDetail> {
  return {
    ...(await presentApplied(deps, reader, looking, row)),
    answers: answers.map(({ question, answer }) => ({ question, answer })),
  };
}
