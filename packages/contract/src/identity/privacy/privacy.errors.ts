import { defineErrors } from '../../kernel/errors.ts';

export const privacyErrors = defineErrors({
  erasure_blocked: [409, 'Finish or cancel what is still open first.'],
});
