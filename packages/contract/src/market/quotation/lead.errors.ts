import { defineErrors } from '../../kernel/errors.ts';

export const leadErrors = defineErrors({
  lead_not_found: [404, 'Resource is not available'],
  lead_moved_on: [409, 'This request has changed. Check it and try again.'],
  lead_answered: [409, 'You said that you are interested. The customer was told.'],
});
