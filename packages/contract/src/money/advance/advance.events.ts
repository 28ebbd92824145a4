import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';

const facts = z.object({
  orderId: ref('payment of an advance'),
  leadId: ref('lead'),
  rfqId: ref('request for quotations'),
  organisationId: ref('organisation'),
  amountPaise: paise('What was paid.'),
});

export const advanceEvents = {
  paid: event('advance.paid', { summary: 'A customer paid the advance of an agreed quote.', facts }),
  late: event('advance.late', {
    summary: 'An advance was paid that was not due any more; it goes back.',
    facts,
  }),
  refunded: event('advance.refunded', {
    summary: 'An advance that was not due went back to its customer.',
    facts,
  }),
};
