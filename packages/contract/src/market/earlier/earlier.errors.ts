import { defineErrors } from '../../kernel/errors.ts';

export const earlierErrors = defineErrors({
  earlier_over: [409, 'This earlier time is no longer offered. Your visit stays as it is.'],
});
