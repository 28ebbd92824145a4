import type {
  listAnsweredQuestions as showing,
  listQuestions as listing,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import type {
  AnsweredQuestion,
  CandidateQuestion,
  OwnQuestion,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { Call, SignedInCall } from '../../platform/http/route.ts';
import { type Viewer, keptOf, organisationOf } from '../../platform/viewer.ts';
import type { CandidateQuestionDependencies } from './candidate-question.interface.ts';
import { presentAnswered, presentOwn, presentQuestion } from './candidate-question.presenter.ts';
import {
  type CandidateQuestionRow,
  countOfBusiness,
  findOwnFor,
  listOfBusiness,
  listShown,
} from './candidate-question.store.ts';

export async function presentQuestions(
  { job }: Pick<CandidateQuestionDependencies, 'job'>,
  reader: Reader,
  viewer: Viewer,
  rows: readonly CandidateQuestionRow[],
): Promise<CandidateQuestion[]> {
  const jobs = await job.jobCards(reader, [...new Set(rows.map(({ jobId }) => jobId))]);
  return rows.map((row) => presentQuestion(row, { viewer, jobTitle: jobs.get(row.jobId)?.title ?? '' }));
}

/** About the jobs of the own business. */
export function listQuestions(
  deps: CandidateQuestionDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof listing>['query'],
): Promise<CountedPage<CandidateQuestion>> {
  const { db } = deps.platform;
  const own = { organisationId: organisationOf(viewer), kept: keptOf(viewer) };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => listOfBusiness(db, { ...filter, ...own }, after, most),
    key: ({ createdAt, candidateQuestionId }) => [createdAt, candidateQuestionId],
    count: (filter) => countOfBusiness(db, { ...filter, ...own }),
    items: (rows) => presentQuestions(deps, db, viewer, rows),
  });
}

/** For everyone, while the job is open. */
export async function listAnswered(
  { job, platform: { db } }: CandidateQuestionDependencies,
  _call: Call,
  { jobId, ...asked }: EndpointParsed<typeof showing>['query'],
): Promise<Page<AnsweredQuestion>> {
  if (!(await job.openJob(db, jobId))) return { items: [], nextCursor: null };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listShown(db, jobId, after, most),
    key: ({ answeredAt, createdAt, candidateQuestionId }) => [answeredAt ?? createdAt, candidateQuestionId],
    items: (rows) => rows.flatMap(presentAnswered),
  });
}

export async function readOwnQuestion(
  { application, job, platform: { db } }: CandidateQuestionDependencies,
  { viewer: { userId } }: SignedInCall,
  { jobId }: { readonly jobId: string },
): Promise<{ asked: OwnQuestion | null; can: { ask: boolean } }> {
  const [own, open, hasApplied] = await Promise.all([
    findOwnFor(db, jobId, userId),
    job.openJob(db, jobId),
    application.hasApplied(db, jobId, userId),
  ]);
  return { asked: own && presentOwn(own), can: { ask: own === null && open !== null && !hasApplied } };
}
