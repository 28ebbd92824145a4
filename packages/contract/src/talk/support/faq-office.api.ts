import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { flagParam, instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { faqErrors } from './support.noun.ts';
import { unknownFigures } from './faq.figures.ts';
import { faqCategory } from './faq.model.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;

const answer = text(2_000, 'Figures as {{feePercent}} are filled in when it is read.').check(
  z.refine((words) => unknownFigures(words).length === 0, 'A figure in braces is not known.'),
);

const faqFields = {
  category: faqCategory,
  question: text(160),
  questionHi: text(160, 'The same in Hindi.'),
  answer,
  answerHi: answer,
  words: z
    .string('Enter some text.')
    .check(
      z.trim(),
      z.maxLength(300, 'Use at most 300 characters.'),
      z.describe('More words to be found by.'),
    ),
  position: whole(0, 999, 'The lowest comes first in its category.'),
  isShown: z.boolean('Choose yes or no.'),
};

export const faqBody = z.object(faqFields);

export const officeFaq = z.object({
  faqId: z.uuid(),
  ...faqFields,
  helped: z.int().check(z.describe('Devices that said yes.')),
  didNotHelp: z.int().check(z.describe('Devices that said no.')),
  changedBy: z.nullable(z.string()).check(z.describe('Name of the Admin; null: it came with the product.')),
  changedAt: z.nullable(instant()),
  version: z.int(),
});
export type OfficeFaq = z.output<typeof officeFaq>;

/** What questions may be looked for by. */
export const officeFaqsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of the question or its answer.'),
  category: z.optional(faqCategory),
  hidden: z.optional(flagParam('Only those that people do not see.')),
});

export const listOfficeFaqs = endpoint('GET /backoffice/faqs', {
  summary: 'Common questions with what people said of them, by category and position',
  tag,
  authz: adminOnly,
  query: officeFaqsQuery,
  response: countedPageOf(officeFaq),
});

export const addFaq = endpoint('POST /backoffice/faqs', {
  summary: 'Add a common question',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-adds',
  status: 201,
  body: faqBody,
  response: officeFaq,
  errors: [faqErrors.too_many_faqs],
});

export const changeFaq = endpoint('PATCH /backoffice/faqs/{faqId}', {
  summary: 'Change a common question, hide it or show it again; people see it at once',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params: z.object({ faqId: z.uuid('This is not a known id.') }),
  body: z.object({
    ...faqFields,
    version: whole(1, 1_000_000, 'As it was shown; a changed question is refused.'),
  }),
  response: officeFaq,
  errors: [faqErrors.faq_not_found, faqErrors.faq_changed, faqErrors.too_many_faqs],
});
