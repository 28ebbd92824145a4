import { defineErrors } from '../../kernel/errors.ts';

export const slotWaitErrors = defineErrors({
  slot_is_free: [409, 'A slot is free on this day now. Choose it below.'],
  slot_waits_full: [409, 'You’re waiting for slots on 5 days. Remove one first.'],
  slot_wait_not_found: [404, 'Resource is not available'],
});
