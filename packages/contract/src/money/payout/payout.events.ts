import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';

const facts = z.object({
  payoutId: ref('payout'),
  organisationId: ref('organisation'),
  amountPaise: paise(),
});

export const payoutEvents = {
  requested: event('payout.requested', { summary: 'A payout is to be sent.', facts }),
  paid: event('payout.paid', { summary: 'A payout reached the bank account of the partner.', facts }),
  failed: event('payout.failed', { summary: 'A payout failed; its money is due again.', facts }),
  sandboxEventSigned: event('sandbox.payout_event_signed', {
    summary: 'The built-in payout provider has a webhook to deliver.',
    facts: z.object({ sandboxEventId: z.string() }),
  }),
};
