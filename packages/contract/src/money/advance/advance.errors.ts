import { defineErrors } from '../../kernel/errors.ts';

export const advanceErrors = defineErrors({
  advance_not_due: [409, 'There is no advance to pay for this quote.'],
  advance_order_not_found: [404, 'Resource is not available'],
});
