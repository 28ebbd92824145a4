/** Whose screens of a booking they are. */
export type BookingSide = 'customer' | 'partner';

export const bookingPath = (side: BookingSide, bookingId: string): string =>
  side === 'customer' ? `/buyer/bookings/${bookingId}` : `/consultant-service/bookings/${bookingId}`;
