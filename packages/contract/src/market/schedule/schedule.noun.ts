import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const scheduleEvents = {
  hoursChanged: event('schedule.hours_changed', {
    summary: 'A partner changed its hours.',
    facts: z.object({ organisationId: ref('organisation') }),
  }),
};
