/** What the socket says about bookings: little, and typed. The client asks again, so the policy still holds. */
export interface BookingChanged {
  readonly bookingId: string;
  readonly version: number;
}
export const bookingChangedEvent = 'booking.changed';
