import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { projectPaymentFacts } from './project-payment.facts.ts';

export const milestonePaymentEvents = {
  paid: event('milestone_order.paid', {
    summary: 'A client paid a milestone through the platform.',
    facts: z.object({
      ...projectPaymentFacts,
      milestoneId: ref('milestone'),
    }),
  }),
};
