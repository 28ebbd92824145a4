import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const scheduleEvents = {
  hoursChanged: event('schedule.hours_changed', {
    summary: 'A partner changed its hours.',
    facts: z.object({ organisationId: ref('organisation') }),
  }),
};

export const slotWaitEvents = {
  opened: event('slot_wait.opened', {
    summary: 'A slot is free on a day that was full, and a customer who waits for it is told.',
    facts: z.object({ waitId: ref('slot wait'), day: z.string() }),
  }),
};

export const slotWaitErrors = defineErrors({
  slot_is_free: [409, 'A slot is free on this day now. Choose it below.'],
  slot_waits_full: [409, 'You’re waiting for slots on 5 days. Remove one first.'],
  slot_wait_not_found: [404, 'Resource is not available'],
});
