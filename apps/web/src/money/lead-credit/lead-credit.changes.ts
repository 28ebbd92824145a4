import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of credits. */
export const leadCreditChanges: ChangeNames = {
  packAmount: (t) => t('changed.packAmount', 'Price of the pack'),
};
