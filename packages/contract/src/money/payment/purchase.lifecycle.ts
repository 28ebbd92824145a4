import { lifecycle } from '../../kernel/lifecycle.ts';

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
