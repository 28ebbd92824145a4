import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';
import { projectPaymentFacts } from '../milestone-payment/project-payment.facts.ts';
import { defineErrors } from '../../kernel/errors.ts';

const facts = z.object({
  orderId: ref('payment of an advance'),
  leadId: ref('lead'),
  rfqId: ref('request for quotations'),
  organisationId: ref('organisation'),
  amountPaise: paise('What was paid.'),
});

export const advanceEvents = {
  released: event('advance.released', {
    summary: 'The work of a project began, and its advance is its partner’s.',
    facts: z.object(projectPaymentFacts),
  }),
  paid: event('advance.paid', { summary: 'A customer paid the advance of an agreed quote.', facts }),
};

export const advanceErrors = defineErrors({
  advance_not_due: [409, 'There is no advance to pay for this quote.'],
  advance_order_not_found: [404, 'Resource is not available'],
});
