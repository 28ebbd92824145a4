import { lifecycle } from '../../kernel/lifecycle.ts';

export const advanceOrderStatuses = ['created', 'paid', 'late'] as const;
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
      why: 'Captured where nothing is due any more: a person gives it back.',
      tells: ['advance.late'],
    },
  },
});
