import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';
import { leadRefundStatuses } from './lead-refund.noun.ts';

export const leadRefundKinds = ['unseen', 'cancelled', 'claim'] as const;
export type LeadRefundKind = (typeof leadRefundKinds)[number];

export const leadClaimReasons = ['wrong_number', 'unreachable', 'not_the_customer', 'duplicate'] as const;
export type LeadClaimReason = (typeof leadClaimReasons)[number];

/** Credits of a lead that came back, or that its partner claims. */
export const leadRefund = z.object({
  leadId: z.uuid(),
  rfqNumber: z.string(),
  kind: z.enum(leadRefundKinds),
  status: z.enum(leadRefundStatuses),
  credits: z.int(),
  reason: z.nullable(z.enum(leadClaimReasons)).check(z.describe('Of a claim.')),
  words: z.string().check(z.describe('What the partner wrote.')),
  askedAt: instant(),
  decidedAt: z.nullable(instant()),
  decideWhy: z.string().check(z.describe('What the Admin wrote.')),
});
export type LeadRefund = z.output<typeof leadRefund>;
