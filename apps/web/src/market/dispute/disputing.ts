import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { DisputeOfBooking } from '@nukkad/contract/market/dispute/dispute.model';
import type { BookingSide } from '../../nouns/booking/booking.paths.ts';

export interface Disputing {
  readonly booking: BookingDetails;
  readonly side: BookingSide;
  readonly about: DisputeOfBooking;
}
