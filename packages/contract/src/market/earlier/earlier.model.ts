import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';

export const earlierOffer = z.object({
  offerId: z.uuid(),
  startsAt: instant('The earlier start.'),
  endsAt: instant(),
  answerBefore: instant('Until when it is offered; then another customer is asked.'),
});
export type EarlierOffer = z.output<typeof earlierOffer>;

export const earlierRequest = z.object({
  on: z.boolean().check(z.describe('The customer is told when an earlier time becomes free.')),
  mayAsk: z
    .boolean()
    .check(z.describe('There is still time for an earlier one: the request can be turned on.')),
  offer: z.nullable(earlierOffer).check(z.describe('An earlier time that is offered now, and still free.')),
  now: instant('Of the server: what clocks on a screen go by.'),
});
