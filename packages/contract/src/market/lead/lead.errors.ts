import { defineErrors } from '../../kernel/errors.ts';

export const leadErrors = defineErrors({
  lead_not_found: [404, 'Resource is not available'],
  lead_moved_on: [409, 'This request has changed. Check it and try again.'],
  lead_places_gone: [409, 'All places of this request are taken. It wasn’t unlocked.'],
  lead_credits_short: [409, 'You don’t have enough credits. Buy a pack, then unlock this lead.'],
  lead_answered: [409, 'You said that you’re interested. We’ve let the customer know.'],
});
