import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of paying later. */
export const payLaterChanges: ChangeNames = {
  dueDays: (t) => t('changed.dueDays', 'Days to pay after the visit'),
};
