import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { socketDelivery } from '../../kernel/socket-message.ts';
import { bookingChanged } from '../../market/booking/booking.live.ts';

const facts = z.object({
  bookingId: ref('booking'),
  version: z.int(),
  buyerId: ref('user'),
  organisationId: ref('organisation'),
});

export const invoiceEvents = {
  shared: event('invoice.shared', {
    summary: 'The customer is sent a link to their invoice.',
    facts: z.object({
      bookingId: ref('booking'),
      shareId: ref('invoice share'),
      buyerId: ref('user'),
      way: z.enum(['sms', 'mail']),
    }),
  }),
  issued: event('invoice.issued', {
    version: 2,
    // It named the booking alone, and was for open screens, which have asked again since.
    upcasts: { 1: () => null },
    summary: 'An invoice was issued.',
    facts,
    // Their screens wait for it: the button appears once there is something to download.
    tells: socketDelivery(
      bookingChanged,
      ({ bookingId, version, buyerId, organisationId }: z.output<typeof facts>) => ({
        rooms: [`user:${buyerId}`, `organisation:${organisationId}`],
        data: { bookingId, version },
      }),
    ),
  }),
};

export const invoiceActs = ['invoice.gst_number_saved'] as const;
