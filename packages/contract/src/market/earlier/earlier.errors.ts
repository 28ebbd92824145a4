import { defineErrors } from '../../kernel/errors.ts';

export const earlierErrors = defineErrors({
  earlier_over: [409, 'This earlier time is no longer available. Your visit doesn’t change.'],
});
