import { defineErrors } from '../../kernel/errors.ts';

/** Why a coupon does not apply. An unknown, paused, ended or future coupon has the same answer, which tells nothing of it. */
export const couponProblems = defineErrors({
  coupon_not_valid: [409, 'This code isn’t valid.'],
  coupon_used_up: [409, 'This offer has reached its limit.'],
  coupon_used_by_you: [409, 'You’ve already used this offer.'],
  coupon_for_newcomers: [409, 'This offer is for first bookings only.'],
  coupon_other_services: [409, 'This offer is for other services.'],
  coupon_other_city: [409, 'This offer isn’t available in your city.'],
  coupon_other_partner: [409, 'This offer is for bookings with another partner.'],
  coupon_not_together: [409, 'This offer can’t be combined with the one you’re using, which saves you more.'],
  coupon_too_little: [409, 'Add more services to use this offer.'],
});

export const couponErrors = defineErrors({
  coupon_not_found: [404, 'Resource is not available'],
  coupon_code_taken: [409, 'Another offer already has this code.'],
  coupon_status_moved_on: [409, 'You can’t do this in the offer’s current status.'],
  coupon_limit_below_use: [409, 'More bookings already use this offer. Enter a higher limit.'],
  coupon_too_many: [409, 'You already have 20 offers. End one first.'],
  partners_own_offer: [403, 'Only the partner can change its own offer.'],
  own_coupon: [403, 'Another Admin must decide on this offer.'],
});
