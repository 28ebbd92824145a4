import { lifecycle } from '../../kernel/lifecycle.ts';

/** What a row of a partner's earnings is for. */
export const earningKinds = [
  'work',
  'cancellation_fee',
  'no_show_fee',
  'penalty',
  'adjustment',
  'cash_settlement',
] as const;
export type EarningKind = (typeof earningKinds)[number];

export const earningStates = ['Waiting', 'Due', 'On Hold', 'In Payout', 'Paid'] as const;
export type EarningState = (typeof earningStates)[number];

/** What a partner earned or owes, from the ledger's posting to the bank account. */
export const earningLifecycle = lifecycle({
  name: 'earning',
  states: earningStates,
  actors: ['System', 'Admin'],
  moves: {
    earn: {
      from: [null],
      to: ['Waiting', 'Due'],
      by: ['System'],
      why: 'Posted by the ledger: work waits until its booking closes, fees and penalties are due at once.',
    },
    close: {
      from: ['Waiting'],
      to: ['Due'],
      by: ['System'],
      why: 'The booking closed: paid, and past the time for disputes.',
    },
    dispute: {
      from: ['Waiting', 'Due'],
      to: ['On Hold'],
      by: ['System'],
      why: 'The customer disputes the booking.',
    },
    resolve: {
      from: ['On Hold'],
      to: ['Waiting', 'Due'],
      by: ['System'],
      why: 'The dispute is over: resolved waits for the booking to close, refunded is due as it was corrected.',
    },
  },
});
