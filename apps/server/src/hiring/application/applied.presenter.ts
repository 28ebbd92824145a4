import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import type { Reader } from '../../platform/db/database.ts';
import { onlyOne } from '../../platform/only-one.ts';
import type { JobFacts } from '../job/index.ts';
import { listAnswersOf } from './answer.store.ts';
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
function present(
  row: ApplicationRow,
  job: JobFacts | undefined,
  answers: AppliedJob['answers'],
  { now, lang }: Looking,
): AppliedJob {
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
    answers,
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

export async function presentAppliedList(
  { job }: Pick<ApplicationDependencies, 'job'>,
  reader: Reader,
  rows: readonly ApplicationRow[],
  looking: Looking,
): Promise<AppliedJob[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ applicationId }) => applicationId);
  const [jobs, answers] = await Promise.all([
    job.jobCards(reader, [...new Set(rows.map(({ jobId }) => jobId))]),
    listAnswersOf(reader, ids),
  ]);
  const answersOf = (id: string) =>
    answers
      .filter(({ applicationId }) => applicationId === id)
      .map(({ question, answer }) => ({ question, answer }));
  return rows.map((row) => present(row, jobs.get(row.jobId), answersOf(row.applicationId), looking));
}

export async function presentApplied(
  deps: Pick<ApplicationDependencies, 'job'>,
  reader: Reader,
  looking: Looking,
  row: ApplicationRow,
): Promise<AppliedJob> {
  return onlyOne(await presentAppliedList(deps, reader, [row], looking));
}
