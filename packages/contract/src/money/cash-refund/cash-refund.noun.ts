import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

export const cashRefundStatuses = [
  'Waiting For Customer',
  'Needs Approval',
  'Checked',
  'Pending',
  'Processing',
  'Paid',
  'Failed',
  'Credited',
] as const;
export type CashRefundStatus = (typeof cashRefundStatuses)[number];

/** Cash goes back: no gateway has it, so its customer says where to. */
export const cashRefundLifecycle = lifecycle({
  name: 'cash_refund',
  states: cashRefundStatuses,
  actors: ['System', 'Customer', 'Admin', 'Another Admin'],
  moves: {
    ask: {
      from: [null],
      to: ['Waiting For Customer'],
      by: ['System'],
      why: 'A booking gives back what was paid in cash.',
      tells: ['cash_refund.asked'],
    },
    chooseAccount: {
      from: ['Waiting For Customer', 'Failed'],
      to: ['Pending', 'Needs Approval'],
      by: ['Customer'],
      why: 'A bank account or a UPI id; what is above the limit waits for two people.',
      tells: ['cash_refund.requested'],
    },
    chooseCredit: {
      from: ['Waiting For Customer', 'Failed'],
      to: ['Credited'],
      by: ['Customer'],
      why: 'The customer has it at once.',
    },
    check: {
      from: ['Needs Approval'],
      to: ['Checked'],
      by: ['Admin'],
      why: 'The first of two who agree to a large one.',
    },
    approve: {
      from: ['Checked'],
      to: ['Pending'],
      by: ['Another Admin'],
      why: 'It is sent.',
      tells: ['cash_refund.requested'],
    },
    sendBack: {
      from: ['Needs Approval', 'Checked', 'Failed'],
      to: ['Waiting For Customer'],
      by: ['Admin'],
      why: 'The account cannot be right: the customer chooses another.',
      tells: ['cash_refund.sent_back'],
    },
    send: {
      from: ['Pending'],
      to: ['Processing'],
      by: ['System'],
      why: 'The provider has taken it; once, by its idempotency key.',
    },
    settle: {
      from: ['Pending', 'Processing'],
      to: ['Paid'],
      by: ['System'],
      why: 'The provider signed that the bank has it; its word may come before its answer.',
      tells: ['cash_refund.paid'],
    },
    fail: {
      from: ['Pending', 'Processing', 'Paid'],
      to: ['Failed'],
      by: ['System'],
      why: 'Refused, or returned by the bank, also after it was paid: it is owed again.',
      tells: ['cash_refund.failed'],
    },
    retry: {
      from: ['Failed'],
      to: ['Pending', 'Needs Approval'],
      by: ['Admin'],
      why: 'To the same account once more, as a new payout.',
      tells: ['cash_refund.requested'],
    },
  },
});

const facts = z.object({
  refundId: ref('refund'),
  bookingId: ref('booking'),
  userId: ref('person'),
  amountPaise: paise(),
});

export const cashRefundEvents = {
  asked: event('cash_refund.asked', {
    summary: 'Cash goes back: its customer says where to.',
    facts,
  }),
  requested: event('cash_refund.requested', {
    summary: 'A refund of cash is to be sent.',
    facts,
  }),
  paid: event('cash_refund.paid', { summary: 'A refund of cash reached its customer.', facts }),
  failed: event('cash_refund.failed', {
    summary: 'The bank did not take a refund of cash, or returned it.',
    facts,
  }),
  sentBack: event('cash_refund.sent_back', {
    summary: 'Support asks the customer for another account.',
    facts,
  }),
};

export const cashRefundErrors = defineErrors({
  cash_refund_not_found: [404, 'Resource is not available'],
  account_name_differs: [409, 'The bank has another name for this account. Check the details.'],
  own_cash_refund: [403, 'Another Admin has to approve it, because you checked it.'],
});

export const cashRefundActs = actsOf('cash_refund', cashRefundLifecycle);
