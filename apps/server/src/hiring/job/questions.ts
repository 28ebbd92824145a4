import {
  type AskedQuestion,
  type JobQuestion,
  jobQuestion,
} from '@nukkad/contract/hiring/job/question.model';
import * as z from 'zod/mini';

const kept = z.array(jobQuestion);

export const questionsOf = ({ questions }: { readonly questions: string }): readonly JobQuestion[] =>
  kept.parse(JSON.parse(questions));

/** Without the wanted answers, which candidates do not read. */
export const asAsked = ({ questionId, question, kind, options }: JobQuestion): AskedQuestion => ({
  questionId,
  question,
  kind,
  options,
});
