import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const geographyEvents = {
  addressAdded: event('delivery_address.added', {
    summary: 'A delivery address was added.',
    facts: z.object({ addressId: ref('delivery address'), userId: ref('user') }),
  }),
  addressChanged: event('delivery_address.changed', {
    summary: 'A delivery address was changed.',
    facts: z.object({ addressId: ref('delivery address'), userId: ref('user') }),
  }),
  addressRemoved: event('delivery_address.removed', {
    summary: 'A delivery address was removed.',
    facts: z.object({ addressId: ref('delivery address'), userId: ref('user') }),
  }),
};

export const geographyErrors = defineErrors({
  pincode_unknown: [404, 'We don’t know this PIN code. Check it.'],
  state_unknown: [404, 'We don’t know this state. Check it.'],
  place_not_found: [404, 'Unable to get address, Please try again'],
  address_not_found: [404, 'This address is no longer saved.'],
  too_many_addresses: [409, 'You can save up to 20 addresses. Remove one first.'],
});
