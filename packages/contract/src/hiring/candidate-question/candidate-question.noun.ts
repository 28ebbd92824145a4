import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';
import { tellsBothSides as tells } from './candidate-question.live.ts';

export const candidateQuestionStatuses = ['Open', 'Resolved', 'Closed'] as const;
export type CandidateQuestionStatus = (typeof candidateQuestionStatuses)[number];

/** What a jobseeker asks of a job before applying for it. */
export const candidateQuestionLifecycle = lifecycle({
  name: 'candidate_question',
  states: candidateQuestionStatuses,
  actors: ['Jobseeker', 'Employer', 'System'],
  moves: {
    ask: {
      from: [null],
      to: ['Open'],
      by: ['Jobseeker'],
      why: 'The job is open and the person has not applied; once for each job and person.',
      tells: ['candidate_question.asked'],
    },
    answer: {
      from: ['Open'],
      to: ['Resolved'],
      by: ['Employer'],
      why: 'For the person alone, or on the page of the job as well.',
      tells: ['candidate_question.answered'],
    },
    close: {
      from: ['Open'],
      to: ['Closed'],
      by: ['System'],
      why: 'The job ended without an answer; the person hears of it.',
      tells: ['candidate_question.closed'],
    },
  },
});

const facts = z.object({
  candidateQuestionId: ref('candidate question'),
  jobId: ref('job'),
  userId: z.optional(ref('candidate')),
  organisationId: z.optional(ref('organisation')),
});

export const candidateQuestionEvents = {
  asked: event('candidate_question.asked', {
    summary: 'A jobseeker asked a business about a job.',
    facts,
    tells,
  }),
  answered: event('candidate_question.answered', {
    summary: 'A business answered a question about its job.',
    facts,
    tells,
  }),
  closed: event('candidate_question.closed', {
    summary: 'A job ended before a question about it was answered.',
    facts,
    tells,
  }),
};

export const candidateQuestionErrors = defineErrors({
  candidate_question_not_found: [404, 'Resource is not available'],
  candidate_question_moved_on: [409, 'This question has changed. Check it and try again.'],
  candidate_question_exists: [409, 'You already asked about this job. You can ask once.'],
  candidate_question_applied: [409, 'You applied for this job. Send a message from your application.'],
  candidate_question_limit: [429, 'You asked many questions today. Try again tomorrow.'],
});

export const candidateQuestionActs = actsOf('candidate_question', candidateQuestionLifecycle);
