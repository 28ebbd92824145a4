import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of an offer. */
export const couponChanges: ChangeNames = {
  couponStatus: (t) => t('changed.couponStatus', 'Status'),
  title: (t) => t('changed.couponTitle', 'Name'),
  titleHi: (t) => t('changed.couponTitleHi', 'Name in Hindi'),
  percent: (t) => t('changed.percent', 'Percent off'),
  discountAmount: (t) => t('changed.discountAmount', 'Amount off'),
  mostDiscount: (t) => t('changed.mostDiscount', 'Maximum discount'),
  leastServices: (t) => t('changed.leastServices', 'Minimum price of the services'),
  firstDay: (t) => t('changed.firstDay', 'First day'),
  lastDay: (t) => t('changed.lastDay', 'Last day'),
  audience: (t) => t('changed.audience', 'Customers'),
  categories: (t) => t('changed.categories', 'Categories'),
  cities: (t) => t('changed.cities', 'Cities'),
  totalLimit: (t) => t('changed.totalLimit', 'Total bookings'),
  personLimit: (t) => t('changed.personLimit', 'Bookings per customer'),
  isListed: (t) => t('changed.isListed', 'Shown at checkout'),
  partnerPercent: (t) => t('changed.partnerPercent', 'Your share of the discount'),
  stacks: (t) => t('changed.stacks', 'Can be combined'),
};
