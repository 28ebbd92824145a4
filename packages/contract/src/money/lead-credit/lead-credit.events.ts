import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';

const facts = z.object({
  entryId: ref('change of credits'),
  organisationId: ref('organisation'),
  credits: z.int(),
  valuePaise: paise('What was paid for these credits, without GST; 0: they were given.'),
});

/** What changes what the platform owes partners for credits that they bought. */
export const leadCreditEvents = {
  used: event('lead_credit.used', { summary: 'A partner unlocked a lead for credits.', facts }),
  returned: event('lead_credit.returned', { summary: 'Credits of an unlocked lead came back.', facts }),
  expired: event('lead_credit.expired', { summary: 'Credits were not used in time.', facts }),
};
