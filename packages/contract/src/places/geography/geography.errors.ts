import { defineErrors } from '../../kernel/errors.ts';

export const geographyErrors = defineErrors({
  pincode_unknown: [404, 'We don’t know this PIN code. Check it.'],
  state_unknown: [404, 'We don’t know this state. Check it.'],
  place_not_found: [404, 'Unable to get address, Please try again'],
  address_not_found: [404, 'This address is no longer saved.'],
  too_many_addresses: [409, 'You can save up to 20 addresses. Remove one first.'],
});
