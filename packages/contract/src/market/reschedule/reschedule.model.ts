import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import { proposers } from './time-proposal.noun.ts';

/** Another time that one side of a booking asks the other for, as both see it while it is open. */
export const timeProposal = z.object({
  proposalId: z.uuid(),
  by: z.enum(proposers).check(z.describe('The side that asks.')),
  startsAt: instant('The start that is asked for.'),
  endsAt: instant(),
  fee: paise('What the customer owes for changing late, if the partner agrees; 0 where the partner asks.'),
  note: z.string(),
  answerBefore: instant('Until when it can be answered; then everything stays as it is.'),
  can: z.object({
    answer: z.boolean().check(z.describe('For the side that is asked.')),
    withdraw: z.boolean().check(z.describe('For the side that asks.')),
  }),
});
export type TimeProposal = z.output<typeof timeProposal>;
