import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a lead. */
export const leadChanges: ChangeNames = {
  leadStatus: (t) => t('changed.leadStatus', 'Status of the lead'),
  priceCredits: (t) => t('changed.priceCredits', 'Price in credits'),
  creditBalance: (t) => t('changed.creditBalance', 'Your credits'),
};
