import { defineErrors } from '../kernel/errors.ts';

export const backofficeErrors = defineErrors({
  sign_in_wrong: [400, 'E-mail and password do not fit together.'],
  sign_in_resting: [429, 'Too many wrong tries. Please wait a quarter of an hour.'],
  ticket_over: [400, 'This step has run out. Please begin again.'],
  code_wrong: [400, 'This code is not right, or it was used already.'],
  recovery_code_wrong: [400, 'This recovery code is not right, or it was used already.'],
  own_thing: [403, 'Nobody decides on their own business. Another Admin has to.'],
  decided_already: [409, 'Somebody has decided this in the meantime.'],
  person_not_found: [404, 'Resource is not available'],
  status_not_open: [409, 'This change of status is not possible from where the account stands.'],
});
