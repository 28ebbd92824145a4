import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a price. */
export const priceChanges: ChangeNames = {
  price: (t) => t('changed.price', 'Price'),
  laterPrice: (t) => t('changed.laterPrice', 'Price of each later visit'),
};
