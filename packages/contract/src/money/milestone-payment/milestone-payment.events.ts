import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';

export const milestonePaymentEvents = {
  paid: event('milestone_order.paid', {
    summary: 'A client paid a milestone through the platform.',
    facts: z.object({
      orderId: ref('order'),
      milestoneId: ref('milestone'),
      projectId: ref('project'),
      organisationId: ref('partner'),
      amountPaise: paise(),
      taxPaise: paise('GST in it, of a registered partner.'),
    }),
  }),
};
