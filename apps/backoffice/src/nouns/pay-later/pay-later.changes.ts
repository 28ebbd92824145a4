import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of a limit. */
export const payLaterChanges: ChangeNames = {
  payLaterLimit: t('payLater.limit', 'Limit'),
  wantedLimit: t('payLater.newLimit', 'New limit'),
};
