import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of an offer. */
export const couponChanges: ChangeNames = {
  couponStatus: 'Offer status',
  title: 'English words',
  titleHi: 'Hindi words',
  percent: 'Percentage off',
  discountAmount: 'Amount off',
  mostDiscount: 'Largest discount',
  leastServices: 'Smallest order',
  audience: {
    name: 'For whom',
    choices: { everyone: 'everyone', newcomers: 'new customers' },
  },
  categories: 'Categories',
  cities: 'Cities',
  totalLimit: 'Bookings in all',
  personLimit: 'Bookings per person',
  isListed: 'Shown at checkout',
};
