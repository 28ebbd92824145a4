import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';
import { purchaseRefundCauses } from './purchase-refund.noun.ts';

/** What is bought through a gateway and is not a booking. */
export const purchaseKinds = ['advance', 'lead_pack', 'milestone'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

export const purchaseStatuses = ['created', 'expired', 'paid', 'late', 'refunded'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** A payment of something that is not a booking. One that is never paid stays as it is: nothing follows from it. */
export const purchaseLifecycle = lifecycle({
  name: 'purchase',
  states: purchaseStatuses,
  actors: ['Buyer', 'Partner', 'System'],
  moves: {
    open: {
      from: [null],
      to: ['created'],
      by: ['Buyer', 'Partner'],
      why: 'Something is due, or sold; the amount is the server’s.',
    },
    putAway: {
      from: ['created'],
      to: ['expired'],
      by: ['Buyer', 'Partner'],
      why: 'Its time is over, or another amount is due: another one is opened.',
    },
    pay: {
      from: ['created', 'expired'],
      to: ['paid'],
      by: ['System'],
      why: 'The gateway captured the amount while it was due; what was bought comes in the same transaction.',
    },
    comeLate: {
      from: ['created', 'expired'],
      to: ['late'],
      by: ['System'],
      why: 'Captured where nothing is due any more: it is given back through the gateway.',
      tells: ['purchase.refund_asked'],
    },
    comeTwice: {
      from: ['paid', 'late', 'refunded'],
      to: ['paid', 'late', 'refunded'],
      by: ['System'],
      why: 'A second payment of the same order was captured: it is given back through the gateway, and the order stays.',
      tells: ['purchase.refund_asked'],
    },
    grant: {
      from: ['paid'],
      to: ['paid'],
      by: ['System'],
      why: 'A decision gives back what was paid, or a part of it.',
      tells: ['purchase.refund_asked'],
    },
    release: {
      from: ['paid'],
      to: ['paid'],
      by: ['System'],
      why: 'The work of the project began: the advance is its partner’s.',
      tells: ['advance.released'],
    },
    refund: {
      from: ['paid', 'late'],
      to: ['refunded'],
      by: ['System'],
      why: 'All that was paid has gone back.',
    },
  },
});

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
