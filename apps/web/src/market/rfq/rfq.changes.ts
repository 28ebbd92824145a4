import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a request for quotations. */
export const rfqChanges: ChangeNames = {
  requestStatus: (t) => t('changed.requestStatus', 'Status'),
  partnersUnlocked: (t) => t('changed.partnersUnlocked', 'Partners who can contact you'),
};
