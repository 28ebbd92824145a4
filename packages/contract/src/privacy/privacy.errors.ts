import { defineErrors } from '../kernel/errors.ts';

export const privacyErrors = defineErrors({
  erasure_blocked: [409, 'Something of yours is still open. Please finish it first.'],
});
