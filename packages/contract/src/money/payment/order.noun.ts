import { lifecycle } from '../../kernel/lifecycle.ts';

export const orderStatuses = ['created', 'attempted', 'paid', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * A payment of the amount due of a booking, at one gateway or in cash. The System acts on signed messages of a gateway; a
 * `Worker` takes cash. An open order past its expiry counts as expired without a move.
 */
export const paymentOrderLifecycle = lifecycle({
  name: 'payment_order',
  states: orderStatuses,
  actors: ['Buyer', 'Worker', 'System'],
  moves: {
    open: {
      from: [null],
      to: ['created'],
      by: ['Buyer', 'Worker'],
      why: "What is due now; the amount is the server's.",
    },
    attempt: {
      from: ['created', 'attempted'],
      to: ['attempted'],
      by: ['System'],
      why: 'An attempt failed; the order stays open for another.',
      tells: ['payment.failed'],
    },
    attemptLate: {
      from: ['expired'],
      to: ['expired'],
      by: ['System'],
      why: 'An attempt failed after its time.',
      tells: ['payment.failed'],
    },
    pay: {
      from: ['created', 'attempted', 'expired'],
      to: ['paid'],
      by: ['Worker', 'System'],
      why: 'Money that is owed came in, also after the time of the order.',
      tells: ['payment.captured'],
    },
    payFromCredit: {
      from: ['created'],
      to: ['paid'],
      by: ['Buyer'],
      why: 'The customer’s own credit pays, in the same transaction.',
      tells: ['payment.captured'],
    },
    payLater: {
      from: ['created'],
      to: ['paid'],
      by: ['Buyer'],
      why: 'The customer owes it to the platform from now on, in the same transaction.',
      tells: ['payment.captured'],
    },
    putAway: {
      from: ['created', 'attempted'],
      to: ['expired'],
      by: ['Buyer', 'Worker'],
      why: 'Another amount is due, another gateway or way is used, or it was paid in cash.',
      tells: ['payment.link_over'],
    },
    giveBack: {
      from: ['created', 'attempted', 'expired'],
      to: ['expired'],
      by: ['System'],
      why: 'Money came in that is no longer due; it goes back.',
      tells: ['payment.surplus_captured'],
    },
    giveBackSecond: {
      from: ['paid'],
      to: ['paid'],
      by: ['System'],
      why: 'Money came in twice; the second payment goes back.',
      tells: ['payment.surplus_captured'],
    },
  },
});
