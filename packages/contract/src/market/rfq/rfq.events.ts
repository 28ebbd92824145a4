import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const facts = z.object({ rfqId: ref('rfq') });

export const rfqEvents = {
  asked: event('rfq.asked', { summary: 'A customer asked for quotations.', facts }),
  delivered: event('rfq.delivered', { summary: 'Partners were told of a request.', facts }),
  expired: event('rfq.expired', {
    summary: 'A request of which partners were told closed after the days set in quotation.rules.',
    facts,
  }),
  cancelled: event('rfq.cancelled', { summary: 'Its customer cancelled a request.', facts }),
  lapsed: event('rfq.lapsed', {
    summary: 'A request closed because no partner answered for the days set in quotation.rules.',
    facts,
  }),
  awarded: event('rfq.awarded', { summary: 'A customer agreed with one of the partners.', facts }),
  booked: event('rfq.booked', { summary: 'A request became a project.', facts }),
  dropped: event('rfq.dropped', { summary: 'A request closed because an advance was not paid.', facts }),
};
