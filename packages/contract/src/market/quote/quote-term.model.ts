import * as z from 'zod/mini';
import { paise } from '../../kernel/schema.ts';

export const quoteTerms = [
  'discount',
  'hasAdvance',
  'startDay',
  'finishDay',
  'warrantyMonths',
  'payment',
] as const;

const termValue = z
  .nullable(z.union([z.number(), z.string(), z.boolean(), z.object({ amount: paise() })]))
  .check(z.describe('Of a payment: its percent, or its amount.'));

/** What one version changes on the terms of the version before it. */
export const quoteTermChange = z.object({
  term: z.enum(quoteTerms),
  name: z.string().check(z.describe('Of a payment: its title.')),
  before: termValue,
  after: termValue,
});
export type QuoteTermChange = z.output<typeof quoteTermChange>;
