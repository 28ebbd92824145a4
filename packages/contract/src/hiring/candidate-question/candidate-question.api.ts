/** One question about a job before applying for it, and its answer. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { whole } from '../../kernel/schema.ts';
import { jobId } from '../job/job.model.ts';
import { jobErrors } from '../job/job.noun.ts';
import {
  answerWords,
  answeredQuestion,
  ownJobQuestion,
  candidateQuestion,
  candidateQuestionStatus,
  ownQuestion,
  questionWords,
} from './candidate-question.model.ts';
import { candidateQuestionErrors as e } from './candidate-question.noun.ts';

const tag = 'Jobs';
const own = { who: 'roles', roles: ['Jobseeker'], scope: 'the own question' } as const;
const employer = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'those about the own jobs',
} as const;

export const askQuestion = endpoint('POST /jobs/question', {
  summary: 'Ask the business one question about an open job, before applying',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute: 6,
  body: z.object({ jobId, question: questionWords }),
  response: ownQuestion,
  errors: [
    jobErrors.job_not_found,
    jobErrors.job_gone,
    e.candidate_question_exists,
    e.candidate_question_applied,
    e.candidate_question_limit,
  ],
});

export const getOwnQuestion = endpoint('GET /jobs/question', {
  summary: 'What one asked about a job, and whether one may ask',
  tag,
  authz: own,
  query: z.object({ jobId }),
  response: z.object({ asked: z.nullable(ownQuestion), can: z.object({ ask: z.boolean() }) }),
});

/** What the own questions may be looked for by. */
export const ownQuestionsQuery = z.object({
  ...countedPageQuery,
  status: z.optional(candidateQuestionStatus),
});

export const listOwnQuestions = endpoint('GET /jobs/ownQuestions', {
  summary: 'All that one asked about jobs, with the answers, the newest first',
  tag,
  authz: { ...own, scope: 'own questions' },
  query: ownQuestionsQuery,
  response: countedPageOf(ownJobQuestion),
});

export const listAnsweredQuestions = endpoint('GET /jobs/answeredQuestions', {
  summary: 'Questions about an open job that its business answered for everyone, the newest first',
  tag,
  authz: { who: 'anyone' },
  query: z.object({ ...pageQuery, jobId }),
  response: pageOf(answeredQuestion),
});

/** What questions may be looked for by. */
export const questionsQuery = z.object({
  ...countedPageQuery,
  jobId: z.optional(jobId),
  status: z.optional(candidateQuestionStatus),
});

export const listQuestions = endpoint('GET /jobs/questions', {
  summary: 'Questions about the own jobs, the newest first',
  tag,
  authz: employer,
  query: questionsQuery,
  response: countedPageOf(candidateQuestion),
});

export const answerQuestion = endpoint('POST /jobs/question/answer', {
  summary: 'Answer a question, for who asked alone or on the job’s page as well',
  tag,
  authz: { ...employer, permission: 'hireTalent.update' },
  unconfirmed: 'carries-version',
  body: z.object({
    candidateQuestionId: z.uuid('This is not a known id.'),
    version: whole(1, 1_000_000, 'As it was seen.'),
    answer: answerWords,
    isPublic: z.boolean('Choose yes or no.'),
  }),
  response: candidateQuestion,
  errors: [e.candidate_question_not_found, e.candidate_question_moved_on, jobErrors.job_words_held],
});
