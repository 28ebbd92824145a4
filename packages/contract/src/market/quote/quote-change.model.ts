import * as z from 'zod/mini';
import { paise } from '../../kernel/schema.ts';

const changedLine = z.object({
  quantity: z.number(),
  unit: z.string(),
  unitPrice: paise(),
  gstPercent: z.optional(z.number().check(z.describe('The rate that was chosen; left out: none was.'))),
  isOptional: z.optional(z.boolean()),
  alternative: z.optional(z.string().check(z.describe('Group and alternative, as "Flooring: Marble".'))),
});

/** What one version changes on the version before it, line by line. */
export const quoteChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  name: z.string(),
  before: z.nullable(changedLine),
  after: z.nullable(changedLine),
});
export type QuoteChange = z.output<typeof quoteChange>;
