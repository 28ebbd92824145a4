import type { listOwnQuestions as listCall } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import type { OwnJobQuestion } from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { CandidateQuestionDependencies } from './candidate-question.interface.ts';
import { presentAsked } from './candidate-question.presenter.ts';
import { countOfPerson, listOfPerson } from './candidate-question.store.ts';

/** What a person asked, also about jobs that are over. */
export function listOwnQuestions(
  { job, platform: { db } }: CandidateQuestionDependencies,
  { viewer: { userId } }: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
): Promise<CountedPage<OwnJobQuestion>> {
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => listOfPerson(db, { ...filter, userId }, after, most),
    key: ({ createdAt, candidateQuestionId }) => [createdAt, candidateQuestionId],
    count: (filter) => countOfPerson(db, { ...filter, userId }),
    items: async (rows) => {
      const jobs = await job.jobCards(db, [...new Set(rows.map(({ jobId }) => jobId))]);
      return rows.map((row) => presentAsked(row, jobs.get(row.jobId)));
    },
  });
}
