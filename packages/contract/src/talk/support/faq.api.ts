import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { optionalText, text } from '../../kernel/schema.ts';
import { faqErrors } from './support.noun.ts';
import { faq, faqCategory, faqsOfCategory, mostFaqs, mostSuggested } from './faq.model.ts';
import { topic } from './support.model.ts';

const tag = 'Support';
const authz = { who: 'anyone' } as const;
const faqId = z.uuid('This is not a known id.');
const searched = optionalText(80, 'Words to look for, in either language.');

export const listFaqs = endpoint('GET /faqs/global', {
  summary: `Common questions by category, at most ${mostFaqs}; with q only those that fit, the best first`,
  tag,
  authz,
  query: z.object({ q: searched, category: z.optional(faqCategory) }),
  response: z.object({ categories: z.array(faqsOfCategory) }),
});

export const listFaqsOfCategory = endpoint('GET /faqs/category', {
  summary: 'The common questions of one category',
  tag,
  authz,
  query: z.object({ category: faqCategory }),
  response: faqsOfCategory,
});

export const listSupportFaqs = endpoint('POST /faqs/supportFaqs', {
  summary: 'Common questions near to a topic of support; without a topic the first of each category',
  tag,
  authz,
  unconfirmed: 'only-reads',
  body: z.object({ topic: z.optional(topic) }),
  response: z.object({ faqs: z.array(faq) }),
});

export const suggestFaqs = endpoint('POST /faqs/support', {
  summary: `Common questions that fit what a person is writing to support, at most ${mostSuggested}`,
  tag,
  authz,
  unconfirmed: 'only-reads',
  perMinute: 60,
  body: z.object({ message: text(2_000, 'As far as it is written.'), topic: z.optional(topic) }),
  response: z.object({ faqs: z.array(faq) }),
  spoken: true,
});

export const getFaq = endpoint('GET /support/getFaq', {
  summary: 'One common question',
  tag,
  authz,
  query: z.object({ faqId }),
  response: faq,
  errors: [faqErrors.faq_not_found],
});

export const voteFaq = endpoint('POST /faqs/helpful', {
  summary: 'Say whether an answer helped; a second word of the same device takes the place of the first',
  tag,
  authz,
  unconfirmed: 'only-adds',
  perMinute: 20,
  body: z.object({
    faqId,
    helpful: z.boolean('Choose yes or no.'),
    voter: z.uuid('This is not a known id.').check(z.describe('Random, made by the device for this alone.')),
  }),
  response: z.object({ helpful: z.boolean() }),
  errors: [faqErrors.faq_not_found],
});
