import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { DisputeOfBooking } from '@nukkad/contract/market/dispute/dispute.model';

export type Side = 'customer' | 'partner';

export interface Disputing {
  readonly booking: BookingDetails;
  readonly side: Side;
  readonly about: DisputeOfBooking;
}

export const bookingPath = (side: Side, bookingId: string) =>
  side === 'customer' ? `/buyer/bookings/${bookingId}` : `/partner/bookings/${bookingId}`;
