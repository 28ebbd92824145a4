import * as z from 'zod/mini';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { instant, text } from '../../kernel/schema.ts';
import { candidateQuestionStatuses } from './candidate-question.noun.ts';

export const mostQuestionLetters = 300;
export const mostAnswerLetters = 600;
/** A person may ask about so many jobs a day. */
export const questionsADay = 10;

const words = (most: number, description: string) =>
  text(most, description).check(contactFree('Remove phone numbers, emails and links.'));
export const questionWords = words(mostQuestionLetters, 'What one wants to know.');
export const answerWords = words(mostAnswerLetters, 'What the person reads.');

export const candidateQuestionStatus = z.enum(candidateQuestionStatuses, 'Choose one of the list.');

const answered = {
  answer: z.nullable(z.string()).check(z.describe('Null: not answered.')),
  answeredAt: z.nullable(instant()),
  isPublic: z.boolean().check(z.describe('On the page of the job, without who asked.')),
} as const;

/** As the business reads it; who asked is not said. */
export const candidateQuestion = z.object({
  candidateQuestionId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  question: z.string(),
  askedAt: instant(),
  ...answered,
  status: candidateQuestionStatus,
  version: z.int(),
  can: z.object({ answer: z.boolean() }),
});
export type CandidateQuestion = z.output<typeof candidateQuestion>;

/** As the person who asked reads it. */
export const ownQuestion = z.object({
  candidateQuestionId: z.uuid(),
  question: z.string(),
  askedAt: instant(),
  ...answered,
  status: candidateQuestionStatus,
});
export type OwnQuestion = z.output<typeof ownQuestion>;

/** In the list of all that a person asked. */
export const ownJobQuestion = z.object({
  ...ownQuestion.shape,
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  isJobOpen: z.boolean(),
});
export type OwnJobQuestion = z.output<typeof ownJobQuestion>;

/** On the page of a job. */
export const answeredQuestion = z.object({
  candidateQuestionId: z.uuid(),
  question: z.string(),
  answer: z.string(),
  answeredAt: instant(),
});
export type AnsweredQuestion = z.output<typeof answeredQuestion>;
