import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import { purchaseStatuses } from '../payment/purchase.noun.ts';

/** Where credits of partners come from, and where they go. */
export const leadCreditKinds = ['pack', 'allowance', 'refund', 'claim', 'unlock', 'expired'] as const;
export type LeadCreditKind = (typeof leadCreditKinds)[number];

/** A line of the statement. */
export const leadCreditEntry = z.object({
  entryId: z.uuid(),
  kind: z.enum(leadCreditKinds),
  credits: z.int().check(z.describe('Positive: more; negative: less.')),
  leadId: z.nullable(z.uuid()).check(z.describe('The lead that they were used for or came back from.')),
  orderId: z.nullable(z.uuid()).check(z.describe('Of a pack: its payment, which has an invoice.')),
  expiresAt: z.nullable(instant('Until when they can be used; null where it is less.')),
  createdAt: instant(),
});
export type LeadCreditEntry = z.output<typeof leadCreditEntry>;

export const leadCreditPack = z.object({
  credits: z.int(),
  amount: paise('With GST.'),
  tax: paise('GST in it.'),
});
export type LeadCreditPack = z.output<typeof leadCreditPack>;

/** What a partner can use now, and what it may buy. */
export const leadCreditPurse = {
  balance: z.int().check(z.describe('Credits that can be used now.')),
  monthly: z.int().check(z.describe('Credits that each month brings, with its first lead.')),
  expiries: z
    .array(z.object({ credits: z.int(), at: instant() }))
    .check(z.describe('What is left, by the day it expires, the first six of them.')),
  packs: z.array(leadCreditPack),
  can: z.object({ buy: z.boolean() }),
};

export const leadPackOrder = z.object({
  orderId: z.uuid(),
  status: z.enum(purchaseStatuses),
  credits: z.int(),
  amount: paise('With GST.'),
});
export type LeadPackOrder = z.output<typeof leadPackOrder>;
