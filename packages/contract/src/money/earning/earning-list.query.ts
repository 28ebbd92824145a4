import * as z from 'zod/mini';
import { countedPageQuery } from '../../kernel/page.ts';
import { text } from '../../kernel/schema.ts';
import { earningStates } from '../payout/earning.noun.ts';
import { deductionKinds, earningKind } from './earning.model.ts';
import { periodFields, shortPeriod, wholePeriod } from './period.query.ts';

/** What the earnings of an organisation are narrowed by. */
export const earningsQuery = z
  .object({
    ...countedPageQuery,
    ...periodFields,
    kind: z.optional(earningKind),
    state: z.optional(z.enum(earningStates, 'Choose one of the list.')),
    staffId: z.optional(z.uuid('Choose a professional.')),
    payoutId: z.optional(z.uuid('This is not a known id.')).check(z.describe('Only what this payout pays.')),
    q: z.optional(text(60, 'A booking number, in whole or its beginning.')),
    sort: z.optional(z.enum(['newest', 'oldest'], 'Choose one of the list.')),
  })
  .check(wholePeriod, shortPeriod);

/** What the deductions are narrowed by. */
export const deductedQuery = z
  .object({
    ...countedPageQuery,
    ...periodFields,
    deduction: z
      .optional(z.enum(deductionKinds, 'Choose one of the list.'))
      .check(z.describe('Only where this was deducted.')),
  })
  .check(wholePeriod, shortPeriod);
