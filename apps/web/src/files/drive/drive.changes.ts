import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the field is called that one confirms by emptying the bin. */
export const driveChanges: ChangeNames = {
  binnedItems: (t) => t('changed.binnedItems', 'Items in the bin'),
};
