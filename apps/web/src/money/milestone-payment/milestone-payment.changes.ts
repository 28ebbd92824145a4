import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the field is called that one confirms of a payment. */
export const milestonePaymentChanges: ChangeNames = {
  milestoneLeft: (t) => t('changed.milestoneLeft', 'Left to pay'),
};
