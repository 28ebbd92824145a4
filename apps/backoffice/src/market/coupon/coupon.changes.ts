import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of an offer. */
export const couponChanges: ChangeNames = {
  couponStatus: t('coupon.offerStatus', 'Offer status'),
  title: t('coupon.titleEnglish', 'Title in English'),
  titleHi: t('coupon.titleHindi', 'Title in Hindi'),
  percent: t('coupon.percentageOff', 'Percentage off'),
  discountAmount: t('coupon.amountOff', 'Amount off'),
  mostDiscount: t('coupon.maximumDiscount', 'Maximum discount'),
  leastServices: t('coupon.minimumOrder', 'Minimum order'),
  audience: {
    name: t('coupon.whoCanUseIt', 'Who can use it'),
    choices: {
      everyone: t('coupon.everyone.inText', 'everyone'),
      newcomers: t('coupon.newCustomers', 'new customers'),
    },
  },
  categories: t('common.categories', 'Categories'),
  cities: t('coupon.cities', 'Cities'),
  totalLimit: t('coupon.totalBookings', 'Total bookings'),
  personLimit: t('coupon.bookingsPerCustomer', 'Bookings per customer'),
  partnerPercent: t('coupon.partnerPercent', 'Partner’s share in percent'),
  stacks: t('coupon.stacks', 'Can be combined'),
  isListed: t('coupon.shownAtCheckout', 'Shown at checkout'),
};
