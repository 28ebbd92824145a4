import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms by accepting an offer. */
export const jobOfferChanges: ChangeNames = {
  wage: (t) => t('changed.wage', 'Pay'),
  wageUnit: (t) => t('changed.wageUnit', 'Pay by month or day'),
  startsOn: (t) => t('changed.startsOn', 'First day'),
  letterVersion: (t) => t('changed.letterVersion', 'Offer letter'),
};
