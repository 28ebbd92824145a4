import { defineErrors } from '../../kernel/errors.ts';

export const sessionErrors = defineErrors({
  session_not_found: [404, 'This device is already logged out.'],
  role_not_yours: [403, 'Unauthorized Access'],
});
