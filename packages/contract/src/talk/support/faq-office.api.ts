/** Common questions in the back office; their words are written and published as public content (`office/piece`). */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { flagParam, instant, optionalText } from '../../kernel/schema.ts';
import { faqCategory } from './faq.model.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;

export const officeFaq = z.object({
  faqId: z.uuid(),
  category: faqCategory,
  question: z.string(),
  questionHi: z.string(),
  answer: z.string(),
  answerHi: z.string(),
  words: z.string().check(z.describe('More words to be found by.')),
  position: z.int(),
  isShown: z.boolean(),
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
