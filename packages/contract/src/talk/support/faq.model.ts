import * as z from 'zod/mini';
import type { IncidentTopic } from './support.model.ts';

/** What a question is about, in the order in which the help pages list them. */
export const faqCategories = [
  'booking',
  'visit',
  'cancelling',
  'payment',
  'refund',
  'offer',
  'account',
  'partner',
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export const faqCategory = z.enum(faqCategories, 'Choose a category.');

/** Which questions are near to a topic of a message to support. */
export const categoriesOfTopic: Readonly<Record<IncidentTopic, readonly FaqCategory[]>> = {
  booking: ['booking', 'visit', 'cancelling'],
  payment: ['payment', 'refund', 'offer'],
  account: ['account'],
  subscription: ['partner', 'account'],
  partner: ['partner'],
  complaint: ['visit', 'refund'],
  services: ['booking'],
  other: [],
};

/** A common question as people read it, in the language of the call. */
export const faq = z.object({
  faqId: z.uuid(),
  category: faqCategory,
  question: z.string(),
  answer: z.string().check(z.describe('Figures are those of the settings that hold now.')),
});
export type Faq = z.output<typeof faq>;

export const faqsOfCategory = z.object({ category: faqCategory, faqs: z.array(faq) });
export type FaqsOfCategory = z.output<typeof faqsOfCategory>;

/** All questions there can be at once, so that one answer holds them. */
export const mostFaqs = 200;
/** How many are suggested to a person who writes to support. */
export const mostSuggested = 3;
