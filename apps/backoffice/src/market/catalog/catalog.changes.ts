import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of a category or a service. */
export const catalogChanges: ChangeNames = {
  name: 'English name',
  nameHi: 'Hindi name',
  visitCharge: 'Visit charge',
  lowPrice: 'Lowest price',
  usualPrice: 'Usual price',
  highPrice: 'Highest price',
  isTrending: 'Trending',
  isNew: 'New',
  isRecommended: 'Recommended',
  isOnline: 'Can be done by video',
  isSwitchedOff: 'Switched off',
};
