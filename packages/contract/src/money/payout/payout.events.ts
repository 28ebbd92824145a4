import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';
import { socketDelivery } from '../../kernel/socket-message.ts';
import { moneyChanged } from './payout.live.ts';

const facts = z.object({
  payoutId: ref('payout'),
  organisationId: ref('organisation'),
  amountPaise: paise(),
});

const tells = socketDelivery(moneyChanged, ({ organisationId }: { readonly organisationId: string }) => ({
  rooms: [`money:${organisationId}`],
  data: { organisationId },
}));

export const payoutEvents = {
  requested: event('payout.requested', { summary: 'A payout is to be sent.', facts, tells }),
  paid: event('payout.paid', {
    summary: 'A payout reached the bank account of the partner.',
    facts,
    tells,
  }),
  failed: event('payout.failed', { summary: 'A payout failed; its money is due again.', facts, tells }),
  earningsChanged: event('payout.earnings_changed', {
    summary: 'A partner earned or owes something, or what it earned became due, was held or released.',
    facts: z.object({ organisationId: ref('organisation') }),
    tells,
  }),
  sandboxEventSigned: event('sandbox.payout_event_signed', {
    summary: 'The built-in payout provider has a webhook to deliver.',
    facts: z.object({ sandboxEventId: z.string() }),
  }),
};
