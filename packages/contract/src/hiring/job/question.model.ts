import * as z from 'zod/mini';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { text, whole } from '../../kernel/schema.ts';

export const questionKinds = ['yesno', 'choice', 'number', 'words'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const words = 'Remove phone numbers, emails and links.';
const number = /^[0-9]{1,7}$/;

interface Asked {
  readonly kind: QuestionKind;
  readonly options: readonly string[];
  readonly wanted: string | null;
  readonly knockOut: boolean;
}

const fits = ({ kind, options, wanted }: Asked): boolean => {
  if (wanted === null) return true;
  if (kind === 'yesno') return wanted === 'yes' || wanted === 'no';
  if (kind === 'choice') return options.includes(wanted);
  return kind === 'number' && number.test(wanted);
};

/** A question as candidates read it. */
export const askedQuestion = z.object({
  questionId: text(40, 'Chosen by the client; unique in its job.'),
  question: text(160, 'In own words.').check(contactFree(words)),
  kind: z.enum(questionKinds, 'Choose one of the list.'),
  options: z._default(
    z.array(text(60).check(contactFree(words))).check(z.maxLength(6, 'Use at most 6 choices.')),
    [],
  ),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

/** A question that candidates answer when they apply. */
export const jobQuestion = z
  .object({
    ...askedQuestion.shape,
    wanted: z
      ._default(z.nullable(text(60)), null)
      .check(z.describe('yes or no, one of the choices, or the least number; null: any answer will do.')),
    knockOut: z
      ._default(z.boolean('Choose true or false.'), false)
      .check(z.describe('Another answer than the wanted one does not suit.')),
    points: z._default(whole(0, 10, 'Earned with the wanted answer.'), 0),
  })
  .check(
    z.refine(({ kind, options }) => (kind === 'choice') === options.length > 0 && options.length !== 1, {
      error: 'Enter 2 to 6 choices.',
      path: ['options'],
    }),
    z.refine(fits, { error: 'Choose an answer that this question can have.', path: ['wanted'] }),
    z.refine(({ wanted, knockOut, points }) => wanted !== null || (!knockOut && points === 0), {
      error: 'Choose the wanted answer.',
      path: ['wanted'],
    }),
  );
export type JobQuestion = z.output<typeof jobQuestion>;
