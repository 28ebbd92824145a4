import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const facts = z.object({ enquiryId: ref('enquiry') });
const said = z.object({
  enquiryId: ref('enquiry'),
  first: z.boolean().check(z.describe('The first words since the other side wrote or read.')),
});

export const enquiryEvents = {
  made: event('enquiry.made', { summary: 'A customer asked a partner something.', facts }),
  asked: event('enquiry.asked', { summary: 'The customer wrote more.', facts: said }),
  answered: event('enquiry.answered', { summary: 'The partner answered.', facts: said }),
  resolved: event('enquiry.resolved', {
    summary: 'One side closed it, or neither wrote for the days set in enquiry.rules.',
    facts,
  }),
};
