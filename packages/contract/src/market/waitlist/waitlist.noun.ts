import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const waitlistEvents = {
  served: event('waitlist.served', {
    summary: 'A service that a person waits for is available at their place.',
    facts: z.object({ entryId: ref('waitlist entry') }),
  }),
};

export const waitlistErrors = defineErrors({
  already_served: [409, 'This service is available there now. You can book it.'],
  waitlist_full: [429, 'You are waiting for many services already. Remove one first.'],
  waitlist_entry_not_found: [404, 'Resource is not available'],
});
