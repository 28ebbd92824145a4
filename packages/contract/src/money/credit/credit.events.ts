import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, paise, ref } from '../../kernel/schema.ts';
import { creditKinds } from './credit.model.ts';

const facts = z.object({
  creditEntryId: ref('credit entry'),
  userId: ref('user'),
  bookingId: z.nullable(ref('booking')),
  kind: z.enum(creditKinds),
  amountPaise: paise('Never negative.'),
});

export const creditEvents = {
  given: event('credit.given', { summary: 'A customer was given credit.', facts }),
  expiring: event('credit.expiring', {
    summary: 'Credit of a customer expires soon; told once of each credit.',
    facts: z.object({ userId: ref('user'), amountPaise: paise(), at: instant() }),
  }),
  expired: event('credit.expired', { summary: 'Credit was not used in time.', facts }),
};
