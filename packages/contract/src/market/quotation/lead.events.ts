import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const facts = z.object({ leadId: ref('lead'), rfqId: ref('rfq') });

export const leadEvents = {
  told: event('lead.told', { summary: 'A partner was told of a request.', facts }),
  interested: event('lead.interested', { summary: 'A partner is interested in a request.', facts }),
  unlocked: event('lead.unlocked', {
    summary: 'A partner paid for a request, and sees the contact of its customer.',
    facts,
  }),
  declined: event('lead.declined', { summary: 'A partner is not interested in a request.', facts }),
  calledOff: event('lead.called_off', {
    summary: 'A request was cancelled that a partner was told of.',
    facts,
  }),
};
