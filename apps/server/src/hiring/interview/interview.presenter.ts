import type { InterviewCard } from '@nukkad/contract/hiring/interview/interview.model';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { JobFacts } from '../job/index.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { isOfEmployer, mayScore } from './interview.policy.ts';
import { hasBegun, isMissed, mayReschedule } from './interview.rules.ts';
import type { InterviewRow } from './interview.store.ts';
import { interviewTransitions } from './interview.transitions.ts';
import { type InterviewerRow, listInterviewers } from './interviewer.store.ts';
import { type Choice, listChoices } from './time.store.ts';
import { findUntold } from './untold.ts';

export type Looking = Pick<SignedInCall, 'viewer' | 'now'>;

/** What is shown of other rows beside interviews; once for a page. */
export interface Beside {
  readonly jobs: ReadonlyMap<string, JobFacts>;
  readonly names: ReadonlyMap<string, string>;
  readonly choices: readonly Choice[];
  readonly interviewers: readonly InterviewerRow[];
  /** Applications whose rejection their candidate has not heard of. */
  readonly untold: ReadonlySet<string>;
}

export async function readBeside(
  { account, application, job }: Pick<InterviewDependencies, 'account' | 'application' | 'job'>,
  reader: Reader,
  rows: readonly InterviewRow[],
  { viewer, now }: Looking,
): Promise<Beside> {
  const ids = rows.map(({ interviewId }) => interviewId);
  const ahead = rows.filter((row) => row.endedAt === null && isOfEmployer(viewer, row));
  const [jobs, choices, interviewers, untold] = await Promise.all([
    job.jobCards(reader, [...new Set(rows.map(({ jobId }) => jobId))]),
    listChoices(reader, ids, now),
    listInterviewers(reader, ids),
    findUntold(
      application,
      reader,
      ahead.map(({ applicationId }) => applicationId),
    ),
  ]);
  const people = [...rows, ...interviewers].map(({ userId }) => userId);
  return { jobs, choices, interviewers, untold, names: await account.namesOf(reader, [...new Set(people)]) };
}

export const ofInterview = ({ interviewers }: Beside, { interviewId }: InterviewRow) =>
  interviewers.filter((one) => one.interviewId === interviewId);

const mayScoreNow = (row: InterviewRow, interviewers: readonly InterviewerRow[], { viewer }: Looking) =>
  isOfEmployer(viewer, row) &&
  row.status === 'Completed' &&
  interviewers.some((one) => one.scoredAt === null && mayScore(viewer, one));

function movesFor(row: InterviewRow, beside: Beside, looking: Looking) {
  const { viewer, now } = looking;
  const mayChange = !beside.untold.has(row.applicationId);
  const moves = interviewTransitions.movesOf(viewer, row);
  return {
    accept: moves.accept && row.awaits === 'Jobseeker',
    decline: moves.decline,
    reschedule: moves.reschedule && mayChange && mayReschedule(row, now),
    cancel: moves.cancel && mayChange && !hasBegun(row, now),
    complete: moves.complete && hasBegun(row, now),
    noShow: moves.noShow && isMissed(row, now),
    score: mayScoreNow(row, ofInterview(beside, row), looking),
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentCard(row: InterviewRow, beside: Beside, looking: Looking): InterviewCard {
  const job = beside.jobs.get(row.jobId);
  const interviewers = ofInterview(beside, row);
  const nameOf = (userId: string | null) => (userId && beside.names.get(userId)) || '';
  const isAhead = row.endedAt === null;
  return {
    interviewId: row.interviewId,
    applicationId: row.applicationId,
    jobId: row.jobId,
    jobTitle: job?.title ?? '',
    companyName: job?.companyName ?? '',
    candidateName: nameOf(row.userId),
    round: row.round,
    status: row.status,
    awaits: row.awaits,
    kind: row.kind,
    place: row.place,
    link: isAhead ? row.link : null,
    minutes: row.minutes,
    words: row.words,
    askedWords: row.askedWords,
    endWords: row.endWords,
    times: beside.choices
      .filter(({ interviewId }) => isAhead && interviewId === row.interviewId)
      .map(({ startsAt, isFree }) => ({ startsAt: startsAt.toISOString(), isFree })),
    startsAt: iso(row.startsAt),
    dueAt: iso(row.dueAt),
    interviewers: interviewers.map(({ userId }) => nameOf(userId)).filter((name) => name !== ''),
    absent: row.absent,
    hasCalendar: row.calendarAt !== null,
    isUntold: beside.untold.has(row.applicationId),
    version: row.version,
    can: movesFor(row, beside, looking),
  };
}

export async function presentCards(
  deps: Pick<InterviewDependencies, 'account' | 'application' | 'job'>,
  reader: Reader,
  rows: readonly InterviewRow[],
  looking: Looking,
): Promise<InterviewCard[]> {
  if (rows.length === 0) return [];
  const beside = await readBeside(deps, reader, rows, looking);
  return rows.map((row) => presentCard(row, beside, looking));
}
