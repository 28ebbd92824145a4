import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const demandEvents = {
  found: event('demand.found', {
    summary: 'A business missed bookings for want of people; a draft of a job waits for it.',
    facts: z.object({ demandId: ref('demand') }),
  }),
};
