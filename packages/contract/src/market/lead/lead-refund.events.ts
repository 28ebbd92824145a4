import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const leadRefundEvents = {
  refused: event('lead_refund.refused', {
    summary: 'An Admin refused a claim for credits of a lead.',
    facts: z.object({ leadId: ref('lead'), organisationId: ref('organisation') }),
  }),
};
