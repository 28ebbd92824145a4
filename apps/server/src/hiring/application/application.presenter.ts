import type { Application, ApplicationCard } from '@nukkad/contract/hiring/application/application.model';
import type { CandidateCard } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Reader } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { JobFacts } from '../job/index.ts';
import type { JudgedAnswer } from './answer.rules.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { isAtStepFor, isUntold, mayReconsider, reconsiderUntil } from './application.rules.ts';
import type { ApplicationRow } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';
import { presentMatch } from './match.presenter.ts';

export type Looking = Pick<Call, 'now' | 'lang'> & { readonly viewer: Viewer };

/** What is shown of other domains beside applications; once for a page. */
interface Beside {
  readonly cards: ReadonlyMap<string, CandidateCard>;
  readonly numbers: ReadonlyMap<string, { readonly mobileNumber: string }>;
  readonly jobs: ReadonlyMap<string, JobFacts>;
}

/** Name and number are shown from the shortlist on. */
const isShown = ({ shortlistedAt }: ApplicationRow): boolean => shortlistedAt !== null;

async function readBeside(
  { account, candidate, job }: ApplicationDependencies,
  reader: Reader,
  rows: readonly ApplicationRow[],
  { lang }: Looking,
): Promise<Beside> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const shown = [...new Set(rows.filter(isShown).map(({ userId }) => userId))];
  const [cards, numbers, jobs] = await Promise.all([
    candidate.candidateCards(reader, userIds, { shownFully: new Set(shown), lang }),
    account.getPeople(reader, shown),
    job.jobCards(reader, [...new Set(rows.map(({ jobId }) => jobId))]),
  ]);
  return { cards, numbers, jobs };
}

/** Of a person who took the profile away meanwhile. */
const withoutProfile = ({ userId, updatedAt }: ApplicationRow): CandidateCard => ({
  userId,
  name: '',
  isNamed: false,
  trades: [],
  skills: [],
  about: '',
  experienceMonths: null,
  education: null,
  languages: [],
  shifts: [],
  availableFrom: null,
  wage: null,
  travelKm: null,
  place: null,
  updatedAt: updatedAt.toISOString(),
});

function applicantOf(row: ApplicationRow, { cards, numbers }: Beside) {
  const mobileNumber = isShown(row) ? numbers.get(row.userId)?.mobileNumber || null : null;
  return { ...(cards.get(row.userId) ?? withoutProfile(row)), mobileNumber };
}

function rejectionOf({ rejectedAt, rejectReason, rejectWords, tellAt, toldAt }: ApplicationRow) {
  if (rejectedAt === null || rejectReason === null || tellAt === null) return null;
  return {
    reason: rejectReason,
    words: rejectWords,
    rejectedAt: rejectedAt.toISOString(),
    tellAt: tellAt.toISOString(),
    isTold: toldAt !== null,
    reconsiderUntil: reconsiderUntil(rejectedAt).toISOString(),
  };
}

function movesFor(row: ApplicationRow, { viewer, now }: Looking) {
  const { shortlist, reject, takeBack, reconsider, ...more } = applicationTransitions.movesOf(viewer, row);
  return {
    shortlist,
    reject: reject && row.step !== 'Offer',
    takeBack: takeBack && isUntold(row),
    reconsider: reconsider && mayReconsider(row, now),
    interview: more.interview && isAtStepFor('interview', row),
    offer: more.offer && isAtStepFor('offer', row),
    hire: more.hire && isAtStepFor('hire', row),
    talk: row.appliedAt !== null,
  };
}

function present(row: ApplicationRow, beside: Beside, looking: Looking) {
  return {
    applicationId: row.applicationId,
    applicationNumber: row.applicationNumber,
    jobId: row.jobId,
    jobTitle: beside.jobs.get(row.jobId)?.title ?? '',
    applicant: applicantOf(row, beside),
    status: row.status,
    step: row.step,
    match: presentMatch(row, looking.lang),
    isKnockedOut: row.isKnockedOut,
    answerPoints: row.answerPoints,
    answerBy: (row.status === 'Pending' && row.answerBy?.toISOString()) || null,
    rejection: rejectionOf(row),
    isDeclined: row.declinedAt !== null,
    source: row.source,
    at: row.listedAt.toISOString(),
    version: row.version,
    can: movesFor(row, looking),
  };
}

export async function presentApplications(
  deps: ApplicationDependencies,
  reader: Reader,
  rows: readonly ApplicationRow[],
  looking: Looking,
): Promise<ApplicationCard[]> {
  if (rows.length === 0) return [];
  const beside = await readBeside(deps, reader, rows, looking);
  return rows.map((row) => present(row, beside, looking));
}

/** One of them; `earlier`: others of the same person at the business. */
export async function presentApplication(
  deps: ApplicationDependencies,
  reader: Reader,
  found: {
    readonly row: ApplicationRow;
    readonly answers: readonly JudgedAnswer[];
    readonly earlier: readonly ApplicationRow[];
  },
  looking: Looking,
): Promise<Application> {
  const { row, answers, earlier } = found;
  const beside = await readBeside(deps, reader, [row, ...earlier], looking);
  return {
    ...present(row, beside, looking),
    invitation: row.invitedAt && { words: row.invitationWords, at: row.invitedAt.toISOString() },
    answers: answers.map(({ question, answer, isKnockout, points }) => ({
      question,
      answer,
      isKnockout,
      points,
    })),
    earlier: earlier.map((one) => ({
      applicationId: one.applicationId,
      jobTitle: beside.jobs.get(one.jobId)?.title ?? '',
      status: one.status,
      at: one.listedAt.toISOString(),
      name: one.userId === row.userId ? null : (beside.cards.get(one.userId)?.name ?? ''),
    })),
  };
}
