import type { askQuestion as endpoint } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import {
  type OwnQuestion,
  questionsADay,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import { candidateQuestionErrors } from '@nukkad/contract/hiring/candidate-question/candidate-question.noun';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { dayMs } from '@nukkad/contract/kernel/time';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { JobFacts } from '../job/index.ts';
import type { CandidateQuestionDependencies } from './candidate-question.interface.ts';
import { presentOwn } from './candidate-question.presenter.ts';
import {
  type CandidateQuestionRow,
  countAsked,
  findOwnFor,
  insertQuestion,
} from './candidate-question.store.ts';
import { questionTransitions } from './candidate-question.transitions.ts';

/** What was open once is gone; a draft is not there. It stays open until the question is written. */
async function holdJob({ job }: CandidateQuestionDependencies, tx: Tx, jobId: string): Promise<JobFacts> {
  const held = await job.holdOpenJob(tx, jobId);
  if (held) return held;
  const known = (await job.jobCards(tx, [jobId])).get(jobId);
  const wasPublished = known !== undefined && known.publishedAt !== null && known.status !== 'deleted';
  return refuse(wasPublished ? jobErrors.job_gone : jobErrors.job_not_found);
}

const newRow = (
  { jobId, organisationId }: JobFacts,
  userId: string,
  question: string,
  now: Date,
): CandidateQuestionRow => ({
  candidateQuestionId: newId(),
  jobId,
  organisationId,
  userId,
  question,
  answer: null,
  isPublic: false,
  answeredAt: null,
  answeredBy: null,
  status: 'Open',
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** Before applying: afterwards both write to each other. */
export const askQuestion = (
  deps: CandidateQuestionDependencies,
  call: SignedInCall,
  { jobId, question }: EndpointParsed<typeof endpoint>['body'],
): Promise<OwnQuestion> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { userId } = viewer;
    const job = await holdJob(deps, tx, jobId);
    const asked = await countAsked(tx, userId, new Date(now.getTime() - dayMs));
    if (await findOwnFor(tx, jobId, userId)) refuse(candidateQuestionErrors.candidate_question_exists);
    if (await deps.application.hasApplied(tx, jobId, userId))
      refuse(candidateQuestionErrors.candidate_question_applied);
    if (asked >= questionsADay) refuse(candidateQuestionErrors.candidate_question_limit);
    const row = newRow(job, userId, question, now);
    const allowed = questionTransitions.allowNew(viewer, questionTransitions.verb.ask, row);
    await insertQuestion(tx, allowed.row);
    await questionTransitions.begin(tx, allowed, { now });
    return presentOwn(row);
  });
