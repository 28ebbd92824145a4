import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, paise, ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

const facts = z.object({
  entryId: ref('change of credits'),
  organisationId: ref('organisation'),
  credits: z.int(),
  valuePaise: paise('What was paid for these credits, without GST; 0: they were given.'),
});

const bought = z.object({
  orderId: ref('order of a pack'),
  organisationId: ref('organisation'),
  credits: z.int(),
  amountPaise: paise('What was paid, with GST.'),
  cgstPaise: paise(),
  sgstPaise: paise(),
  igstPaise: paise(),
});

/** What changes what the platform owes partners for credits that they bought. */
export const leadCreditEvents = {
  bought: event('lead_credit.bought', { summary: 'A partner paid for a pack of credits.', facts: bought }),
  used: event('lead_credit.used', { summary: 'A partner unlocked a lead for credits.', facts }),
  returned: event('lead_credit.returned', { summary: 'Credits of an unlocked lead came back.', facts }),
  expiring: event('lead_credit.expiring', {
    summary: 'Credits of a partner expire soon; told once of each.',
    facts: z.object({ organisationId: ref('organisation'), credits: z.int(), at: instant() }),
  }),
  expired: event('lead_credit.expired', { summary: 'Credits were not used in time.', facts }),
};

export const leadCreditErrors = defineErrors({
  lead_pack_gone: [409, 'This pack is no longer sold. Choose another one.'],
  lead_pack_order_not_found: [404, 'Resource is not available'],
});
