import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';

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
