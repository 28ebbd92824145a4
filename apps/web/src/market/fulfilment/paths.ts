/** Where the screens of this side of a booking lie. */
export const partnerBookingsPath = '/consultant-service/bookings';
export const partnerBookingPath = (bookingId: string) => `${partnerBookingsPath}/${bookingId}`;
export const partnerHoursPath = '/consultant-service/hours';
export const jobPath = (bookingId: string) => `/sub-user/bookings/${bookingId}`;
