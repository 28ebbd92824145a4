import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import { chosenAnswer } from './answer.model.ts';

/** A service that was added to a booking at the customer's. */
export const addition = z.object({
  additionId: z.uuid(),
  name: z.string(),
  quantity: z.int(),
  options: z.array(chosenAnswer),
  price: paise('With tax, in paise: what approving it adds to the bill.'),
  minutes: z.int(),
  state: z.enum(['asked', 'approved', 'refused']),
  askedAt: instant(),
});

export type Addition = z.output<typeof addition>;
