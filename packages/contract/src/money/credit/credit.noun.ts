import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, paise, ref } from '../../kernel/schema.ts';
import { creditKinds } from './credit.model.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';
import { creditGiftLifecycle } from './credit-gift.noun.ts';

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

export const creditErrors = defineErrors({
  customer_not_found: [404, 'There is no such customer.'],
  credit_waits: [409, 'Credit for this customer is awaiting approval by another Admin.'],
  no_credit_waits: [409, 'No credit for this customer waits any more.'],
  own_credit: [403, 'You asked for this credit. Another Admin must decide.'],
});

export const creditActs = actsOf('credit_gift', creditGiftLifecycle);
