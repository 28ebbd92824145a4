import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a visit that ends early. */
export const stopChanges: ChangeNames = {
  agreed: (t) => t('changed.agreed', 'Agreed bill'),
  bill: (t) => t('changed.bill', 'Bill for what was done'),
  due: (t) => t('changed.due', 'Left to pay'),
};
