import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const waitlistEvents = {
  served: event('waitlist.served', {
    summary: 'A service that a person waits for is available at their place.',
    facts: z.object({ entryId: ref('waitlist entry') }),
  }),
};
