import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';
import { legalPages } from '../../office/legal/legal-pages.ts';

/** A version that the person has not agreed to. */
export const waitingTerms = z.object({
  page: z.enum(legalPages),
  number: z.int(),
  change: z.string().check(z.describe('What changed, in a sentence.')),
  inForceAt: instant(),
  agreeFrom: instant('From then on no new orders are placed without agreeing.'),
  agreedTo: z.nullable(z.int()).check(z.describe('The version that was agreed to before; null: none.')),
});
export type WaitingTerms = z.output<typeof waitingTerms>;

export const agreedTerms = z.object({
  page: z.enum(legalPages),
  number: z.int(),
  at: instant(),
  lang: z.enum(['en', 'hi']).check(z.describe('The language it was read in.')),
});
export type AgreedTerms = z.output<typeof agreedTerms>;

export const ownTerms = z.object({ waiting: z.array(waitingTerms), agreed: z.array(agreedTerms) });
export type OwnTerms = z.output<typeof ownTerms>;
