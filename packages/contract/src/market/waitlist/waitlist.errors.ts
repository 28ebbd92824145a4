import { defineErrors } from '../../kernel/errors.ts';

export const waitlistErrors = defineErrors({
  already_served: [409, 'This service is available there now. You can book it.'],
  waitlist_full: [429, 'You are waiting for many services already. Remove one first.'],
  waitlist_entry_not_found: [404, 'Resource is not available'],
});
