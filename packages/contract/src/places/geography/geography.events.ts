import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

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
