import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that one confirms of a request for quotations. */
export const quotationChanges: ChangeNames = {
  requestStatus: (t) => t('changed.requestStatus', 'Status'),
  partnersUnlocked: (t) => t('changed.partnersUnlocked', 'Partners who can contact you'),
  leadStatus: (t) => t('changed.leadStatus', 'Status of the lead'),
  priceCredits: (t) => t('changed.priceCredits', 'Price in credits'),
  creditBalance: (t) => t('changed.creditBalance', 'Your credits'),
};
