import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, paise, ref } from '../../kernel/schema.ts';
import { projectPaymentFacts } from './project-payment.facts.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const milestonePaymentEvents = {
  paid: event('milestone_order.paid', {
    summary: 'A client paid a milestone through the platform.',
    facts: z.object({
      ...projectPaymentFacts,
      milestoneId: ref('milestone'),
    }),
  }),
  givenBack: event('milestone_order.given_back', {
    summary: 'A decision gives back a payment of a milestone, or a part of it; the gateway is asked.',
    facts: z.object({
      ...projectPaymentFacts,
      milestoneId: ref('milestone'),
      refundId: ref('refund'),
      returnedPaise: paise('Of the amount.'),
      paidAt: instant('It was divided by the taxes of that day.'),
      wasHeld: z.boolean().check(z.describe('An advance that was not its partner’s yet.')),
    }),
  }),
};

export const milestonePaymentErrors = defineErrors({
  milestone_order_not_found: [404, 'Resource is not available'],
  milestone_nothing_due: [409, 'Nothing is due for this milestone.'],
});
