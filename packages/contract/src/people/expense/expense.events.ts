import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const expenseEvents = {
  advanceGiven: event('expense.advance_given', {
    summary: 'An employee was given money in advance.',
    facts: z.object({ advanceId: ref('advance'), organisationId: ref('partner') }),
  }),
};
