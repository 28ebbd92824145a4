import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import type { Reader } from '../../platform/db/database.ts';
import { onlyOne } from '../../platform/only-one.ts';
import type { JobFacts } from '../job/index.ts';
import type { JudgedAnswer } from './answer.rules.ts';
import { listAnswersOf } from './answer.store.ts';
import type { Ahead, ApplicationDependencies } from './application.interface.ts';
import type { Looking } from './application.presenter.ts';
import { isLapsed, isUntold, isWithdrawable, knownStatus, nextOf } from './application.rules.ts';
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
  { answers, ahead }: { readonly answers: AppliedJob['answers']; readonly ahead: Ahead | undefined },
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
    next: nextOf(row, now, ahead),
    invitation: row.invitedAt && { words: row.invitationWords },
    rejection: rejectionOf(row),
    match: presentMatch(row, lang),
    answers,
    at: row.listedAt.toISOString(),
    version: row.version,
    can: {
      accept: (isInvited || isLapsed(row)) && job?.isOpen === true,
      decline: isInvited,
      withdraw: isWithdrawable(row),
      talk: row.appliedAt !== null,
    },
  };
}

/** Of one that was just made: nothing of it has to be read again. */
export const presentKnown = (
  row: ApplicationRow,
  job: JobFacts,
  answers: readonly JudgedAnswer[],
  looking: Looking,
): AppliedJob => {
  const said = answers.map(({ question, answer }) => ({ question, answer }));
  return present(row, job, { answers: said, ahead: undefined }, looking);
};

/** What an interview or an offer says of what comes next, at the step where each application is. */
async function readAhead(
  { ahead }: Presenting,
  reader: Reader,
  rows: readonly ApplicationRow[],
  now: Date,
): Promise<ReadonlyMap<string, Ahead>> {
  const open = rows.filter((row) => knownStatus(row) === 'Inprogress' && row.step !== 'Screening');
  if (open.length === 0) return new Map();
  const ids = open.map(({ applicationId }) => applicationId);
  const found = await Promise.all(ahead.answers.map((answer) => answer(reader, ids, now)));
  return new Map(
    open.flatMap(({ applicationId, step }) =>
      found.flatMap((of) => {
        const one = of.get(applicationId);
        return one?.at === step ? [[applicationId, one] as const] : [];
      }),
    ),
  );
}

type Presenting = Pick<ApplicationDependencies, 'ahead' | 'job'>;

export async function presentAppliedList(
  deps: Presenting,
  reader: Reader,
  rows: readonly ApplicationRow[],
  looking: Looking,
): Promise<AppliedJob[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ applicationId }) => applicationId);
  const [jobs, answers, ahead] = await Promise.all([
    deps.job.jobCards(reader, [...new Set(rows.map(({ jobId }) => jobId))]),
    listAnswersOf(reader, ids),
    readAhead(deps, reader, rows, looking.now),
  ]);
  const answersOf = (id: string) =>
    answers
      .filter(({ applicationId }) => applicationId === id)
      .map(({ question, answer }) => ({ question, answer }));
  return rows.map((row) => {
    const { applicationId } = row;
    const beside = { answers: answersOf(applicationId), ahead: ahead.get(applicationId) };
    return present(row, jobs.get(row.jobId), beside, looking);
  });
}

export async function presentApplied(
  deps: Presenting,
  reader: Reader,
  looking: Looking,
  row: ApplicationRow,
): Promise<AppliedJob> {
  return onlyOne(await presentAppliedList(deps, reader, [row], looking));
}
