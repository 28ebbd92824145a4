import type { ChangeNames } from '../../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a partner's own service. */
export const partnerServiceChanges: ChangeNames = {
  workMinutes: (t) => t('changed.workMinutes', 'Working time'),
  offered: (t) => t('changed.offered', 'Offered to customers'),
  /** A version: the whole sentence. */
  answers: (t) => t('changed.answersEdited', 'Someone else edited the options.'),
};
