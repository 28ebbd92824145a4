import { defineErrors } from '../../kernel/errors.ts';

export const legalErrors = defineErrors({
  legal_version_not_found: [404, 'There is no such version of this page.'],
});
