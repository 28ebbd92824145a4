import { randomUUID } from 'node:crypto';
import type { BookingFacts } from '@nukkad/contract/market/booking/booking.events';

/** Facts of a booking without rows, for consumers that read nothing but the facts. */
export const bookingFacts = (known: Partial<BookingFacts> = {}): BookingFacts => ({
  bookingId: randomUUID(),
  version: 1,
  buyerId: randomUUID(),
  organisationId: null,
  staffId: null,
  ...known,
});
