import { lifecycle } from '../../kernel/lifecycle.ts';

export const advanceOrderStatuses = ['created', 'paid', 'late', 'refunded'] as const;
export type AdvanceOrderStatus = (typeof advanceOrderStatuses)[number];

/** A payment of the advance of an agreed quote. One that is never paid stays as it is: nothing follows from it. */
export const advanceOrderLifecycle = lifecycle({
  name: 'advance_order',
  states: advanceOrderStatuses,
  actors: ['Buyer', 'System'],
  moves: {
    open: {
      from: [null],
      to: ['created'],
      by: ['Buyer'],
      why: 'The advance of the agreement; the amount is the server’s.',
    },
    pay: {
      from: ['created'],
      to: ['paid'],
      by: ['System'],
      why: 'The gateway captured the amount while it was due; the project comes in the same transaction.',
      tells: ['advance.paid'],
    },
    comeLate: {
      from: ['created'],
      to: ['late'],
      by: ['System'],
      why: 'Captured where nothing is due any more: it is given back through the gateway.',
      tells: ['advance.late'],
    },
    refund: {
      from: ['late'],
      to: ['refunded'],
      by: ['System'],
      why: 'The gateway has signed that the money went back.',
      tells: ['advance.refunded'],
    },
    failRefund: {
      from: ['late'],
      to: ['late'],
      by: ['System'],
      why: 'The gateway could not give it back: it is still owed, and asked for anew.',
      times: ['advance.resend_refunds'],
    },
  },
});
