import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';

export const creditKinds = ['absence', 'goodwill', 'refund', 'used', 'expired'] as const;
export type CreditKind = (typeof creditKinds)[number];

export const creditEntry = z.object({
  creditEntryId: z.uuid(),
  kind: z.enum(creditKinds),
  amount: paise('Positive: more credit; negative: less.'),
  bookingId: z.nullable(z.uuid()),
  bookingNumber: z.nullable(z.string()),
  expiresAt: z.nullable(instant('Until when it can be used; null where it is less credit.')),
  createdAt: instant(),
});
export type CreditEntry = z.output<typeof creditEntry>;

/** What is left of the customer's credit now. */
export const creditBalance = {
  balance: paise('What can be used now.'),
  nextExpiry: z
    .nullable(z.object({ amount: paise(), at: instant() }))
    .check(z.describe('What expires first; null without credit.')),
  expiries: z
    .array(z.object({ amount: paise(), at: instant() }))
    .check(z.describe('What is left, by the day it expires, the first six of them.')),
};
