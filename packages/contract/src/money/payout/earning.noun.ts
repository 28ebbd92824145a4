import { lifecycle } from '../../kernel/lifecycle.ts';

/** What a row of a partner's earnings is for. */
export const earningKinds = [
  'work',
  'advance',
  'milestone',
  'cancellation_fee',
  'no_show_fee',
  'penalty',
  'adjustment',
  'cash_settlement',
] as const;
export type EarningKind = (typeof earningKinds)[number];

export const earningStates = ['Waiting', 'Due', 'On Hold', 'In Payout', 'Paid'] as const;
export type EarningState = (typeof earningStates)[number];

/** As the reason of a hold: the customer disputes the job. Other reasons are words of staff. */
export const heldByDispute = 'dispute';

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
      from: ['Waiting', 'On Hold'],
      to: ['Due'],
      by: ['System'],
      why: 'The booking closed: paid, and past the time for disputes; or its dispute ended with a refund.',
    },
    dispute: {
      from: ['Waiting'],
      to: ['On Hold'],
      by: ['System'],
      why: 'The customer disputes the booking, which is not closed yet.',
    },
    resolve: {
      from: ['On Hold'],
      to: ['Waiting'],
      by: ['System'],
      why: 'The dispute ended without a refund: it waits for the booking to close.',
    },
    hold: {
      from: ['Waiting', 'Due'],
      to: ['On Hold'],
      by: ['Admin'],
      why: 'Staff hold it back, with a reason that the partner reads.',
      tells: ['payout.earnings_changed'],
    },
    release: {
      from: ['On Hold'],
      to: ['Waiting', 'Due'],
      by: ['Admin'],
      why: 'Staff let it go: due where its day is known.',
      tells: ['payout.earnings_changed'],
    },
    collect: {
      from: ['Due'],
      to: ['In Payout'],
      by: ['System', 'Admin'],
      why: 'A run, or another try of a failed payout, has it in a payout.',
    },
    pay: { from: ['In Payout'], to: ['Paid'], by: ['System'], why: 'The bank has the money.' },
    giveBack: {
      from: ['In Payout', 'Paid'],
      to: ['Due'],
      by: ['System', 'Admin'],
      why: 'The payout failed, was canceled or came back.',
    },
  },
});
