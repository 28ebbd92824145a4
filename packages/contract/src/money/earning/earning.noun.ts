import { defineErrors } from '../../kernel/errors.ts';

export const earningErrors = defineErrors({
  earning_not_found: [404, 'Resource is not available'],
});
