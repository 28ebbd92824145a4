import { lifecycle } from '../../kernel/lifecycle.ts';

export const refundStates = ['pending', 'sent', 'processed', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Money on its way back. The first word of the gateway is the last; of cash, a bank may return what it took. */
export const refundLifecycle = lifecycle({
  name: 'refund',
  states: refundStates,
  actors: ['System'],
  moves: {
    ask: {
      from: [null],
      to: ['pending'],
      by: ['System'],
      why: 'A booking gives money back, or money came in that was not due; taken from what the payment may still return.',
      tells: ['payment.refund_requested'],
      times: ['payment.resend_refunds'],
    },
    send: {
      from: ['pending'],
      to: ['sent'],
      by: ['System'],
      why: 'The gateway has taken it; once, by our receipt.',
    },
    settle: {
      from: ['pending', 'sent'],
      to: ['processed'],
      by: ['System'],
      why: 'The gateway signed that the buyer has it; its word may come before its answer. Credit is back at once.',
      tells: ['payment.refunded', 'payment.surplus_refunded'],
    },
    comeBack: {
      from: ['processed'],
      to: ['pending'],
      by: ['System'],
      why: 'A bank returned a refund of cash that had reached it: it is owed again.',
      tells: ['payment.refund_returned'],
    },
    fail: {
      from: ['pending', 'sent'],
      to: ['failed'],
      by: ['System'],
      why: 'The gateway cannot return it; it is still owed, and an operator looks at it.',
      tells: ['payment.refund_failed'],
    },
  },
});
