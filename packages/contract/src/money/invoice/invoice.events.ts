import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const invoiceEvents = {
  issued: event('invoice.issued', {
    summary: 'An invoice was issued.',
    facts: z.object({ bookingId: ref('booking') }),
  }),
};
