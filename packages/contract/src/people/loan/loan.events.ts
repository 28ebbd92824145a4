import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const facts = z.object({
  loanId: ref('loan'),
  organisationId: ref('organisation'),
  userId: ref('person'),
});

export const loanEvents = {
  given: event('loan.given', { summary: 'An employee was given a loan.', facts }),
  changed: event('loan.changed', {
    summary: 'A loan was paused, repaid in part or dropped by the business.',
    facts,
  }),
  closed: event('loan.closed', { summary: 'The last of a loan was paid back.', facts }),
};
