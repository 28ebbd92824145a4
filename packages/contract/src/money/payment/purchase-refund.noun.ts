import { lifecycle } from '../../kernel/lifecycle.ts';

export const purchaseRefundStatuses = ['pending', 'sent', 'processed', 'stuck'] as const;
export type PurchaseRefundStatus = (typeof purchaseRefundStatuses)[number];

export const purchaseRefundCauses = ['late', 'second', 'granted'] as const;
export type PurchaseRefundCause = (typeof purchaseRefundCauses)[number];

/** Money of a purchase on its way back to its payer. */
export const purchaseRefundLifecycle = lifecycle({
  name: 'purchase_refund',
  states: purchaseRefundStatuses,
  actors: ['System', 'Admin'],
  moves: {
    ask: {
      from: [null],
      to: ['pending'],
      by: ['System'],
      why: 'A payment came that was not due, or a decision gives it back.',
      tells: ['purchase.refund_asked'],
      times: ['payment.send_purchase_refunds'],
    },
    send: {
      from: ['pending'],
      to: ['sent'],
      by: ['System'],
      why: 'The gateway has taken it; once, by our receipt.',
    },
    fail: {
      from: ['pending', 'sent'],
      to: ['pending'],
      by: ['System'],
      why: 'The gateway could not be asked, or could not give it back: it is asked again after a while that grows.',
      times: ['payment.send_purchase_refunds'],
    },
    giveUp: {
      from: ['pending', 'sent'],
      to: ['stuck'],
      by: ['System'],
      why: 'The tries of the rules are used up: a person looks at it.',
    },
    settle: {
      from: ['pending', 'sent', 'stuck'],
      to: ['processed'],
      by: ['System'],
      why: 'The gateway signed that the payer has it; its word may come before its answer.',
      tells: ['purchase.returned'],
    },
    retry: {
      from: ['stuck'],
      to: ['pending'],
      by: ['Admin'],
      why: 'Staff have the gateway asked again, with all tries of the rules.',
      tells: ['purchase.refund_retried'],
    },
    markPaid: {
      from: ['stuck'],
      to: ['processed'],
      by: ['Admin'],
      why: 'Staff have paid it from the bank account, and write down the bank’s reference.',
      tells: ['purchase.returned'],
    },
  },
});
