import { defineErrors } from '../kernel/errors.ts';

/** Why a coupon does not count; what is unknown, paused, over or not begun reads the same. */
export const couponTroubles = defineErrors({
  coupon_not_valid: [409, 'This code does not work, or no longer.'],
  coupon_used_up: [409, 'This offer has been used up.'],
  coupon_used_by_you: [409, 'You have used this offer already.'],
  coupon_for_newcomers: [409, 'This offer is for the first booking.'],
  coupon_other_services: [409, 'This offer is for other services.'],
  coupon_other_city: [409, 'This offer does not hold in your city.'],
  coupon_too_little: [409, 'Your services do not come to enough for this offer yet.'],
});

export const couponErrors = defineErrors({
  coupon_not_found: [404, 'Resource is not available'],
  coupon_code_taken: [409, 'There is an offer with this code already.'],
  coupon_status_moved_on: [409, 'This is not possible as the offer stands.'],
  coupon_limit_below_use: [409, 'More bookings than that hold it already.'],
  own_coupon: [403, 'Another Admin must decide on this offer.'],
});
