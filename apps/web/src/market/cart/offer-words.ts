import type { CouponProblem } from '@nukkad/contract/market/coupon/coupon.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** Why an offer does not count for this cart. */
export function problemWords(t: Translate, trouble: CouponProblem): string {
  const words: Record<CouponProblem, string> = {
    coupon_not_valid: t('refusal.coupon_not_valid', 'This code isn’t valid.'),
    coupon_used_up: t('refusal.coupon_used_up', 'This offer has reached its limit.'),
    coupon_used_by_you: t('refusal.coupon_used_by_you', 'You’ve already used this offer.'),
    coupon_for_newcomers: t('refusal.coupon_for_newcomers', 'This offer is for first bookings only.'),
    coupon_other_services: t('refusal.coupon_other_services', 'This offer is for other services.'),
    coupon_other_city: t('refusal.coupon_other_city', 'This offer isn’t available in your city.'),
    coupon_other_partner: t(
      'refusal.coupon_other_partner',
      'This offer is for bookings with another partner.',
    ),
    coupon_not_together: t(
      'refusal.coupon_not_together',
      'This offer can’t be combined with the one you’re using, which saves you more.',
    ),
    coupon_too_little: t('refusal.coupon_too_little', 'Add more services to use this offer.'),
  };
  return words[trouble];
}
