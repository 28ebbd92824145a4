import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';
import { purchaseRefundCauses } from './purchase-refund.lifecycle.ts';
import { purchaseKinds } from './purchase.lifecycle.ts';

const facts = z.object({
  orderId: ref('purchase'),
  refundId: ref('refund of a purchase'),
  kind: z.enum(purchaseKinds),
  cause: z.enum(purchaseRefundCauses),
  amountPaise: paise('What goes back.'),
  rfqId: z.nullable(ref('request for quotations')).check(z.describe('Of an advance; null: of another kind.')),
  leadId: z.nullable(ref('lead')).check(z.describe('Of an advance.')),
  projectId: z.nullable(ref('project')).check(z.describe('Of a milestone.')),
});

/** Money of what is not a booking that goes back. */
export const purchaseEvents = {
  refundAsked: event('purchase.refund_asked', { summary: 'A payment of a purchase is to go back.', facts }),
  refundRetried: event('purchase.refund_retried', {
    summary: 'Staff have the gateway asked again for a refund of a purchase.',
    facts,
  }),
  returned: event('purchase.returned', {
    summary: 'A payment of a purchase went back to its payer.',
    facts: z.extend(facts, { byHand: z.boolean().check(z.describe('From the bank account, by staff.')) }),
  }),
};
